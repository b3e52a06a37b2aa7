// The limit: eight seats of the second edition (Judge, Con Artist, Empress, King, Fool, Thief, Witch, Spy) written by hand,
// with our rulings, our questions and our dice, so that it prints the same hash as the rules in Python.
// gcc -O3 -shared -fPIC (no -march=native)
#include <stdint.h>
#include <string.h>
#define WORD 0x3FFFFFFFFFFFFFFFULL

enum { PEOPLE = 8, GOAL = 13, EVERYBODY = 255 };
// in the order of the masks' numbers in `pieces.py`
enum { JUDGE, KING, FOOL, THIEF, WITCH, SPY, CON_ARTIST, EMPRESS };
enum { TURN, REALLY, CONTEST, RICHEST, FOOL_FIRST, FOOL_SECOND, FOOL_REALLY, WITCH_TARGET, SPY_TARGET, SPY_REALLY, OVER };
enum { LOOK = 0, SWAP = 1, ANNOUNCE = 9, DECLINE = 8 };

typedef struct {
    int16_t coins[PEOPLE], bank, court, turn;
    int8_t cards[PEOPLE], active, kind, announced, asked, user, target, target2;
    uint8_t claims, showing, shown, liars;
} State;

static inline uint64_t below(uint64_t *word, uint64_t n) {
    *word = (*word * 0x2851F42D4C957F2DULL + 0x14057B7EF767814FULL) & WORD;
    return (*word >> 30) * n >> 32;
}
static inline uint64_t dice(uint64_t seed) {
    uint64_t word = (seed + 1) * 0x1E3779B97F4A7C15ULL & WORD;
    word = (word ^ word >> 30) * 0x3F58476D1CE4E5B9ULL & WORD;
    word = (word ^ word >> 27) * 0x14D049BB133111EBULL & WORD;
    return word ^ word >> 31;
}
static inline int nth(uint32_t mask, uint32_t n) { while (n--) mask &= mask - 1; return __builtin_ctz(mask); }

static int ends(State *s) {
    int end = 0;
    for (int p = 0; p < PEOPLE; p++) end |= (s->coins[p] >= GOAL) | (s->coins[p] <= 0);
    if (end) s->kind = OVER;
    return end;
}
static inline void gain(State *s, int me, int n) {
    if (n > s->bank) n = s->bank;
    s->bank -= n; s->coins[me] += n;
}
static inline void take(State *s, int me, int victim, int n) {
    if (n > s->coins[victim]) n = s->coins[victim];
    s->coins[victim] -= n; s->coins[me] += n;
}
static uint32_t richest(const State *s, int me) {
    int best = -1; uint32_t who = 0;
    for (int p = 0; p < PEOPLE; p++) if (p != me && s->coins[p] >= best) {
        if (s->coins[p] > best) { best = s->coins[p]; who = 0; }
        who |= 1u << p;
    }
    return who;
}
static inline void begin_turn(State *s) {
    s->turn++; s->active = (s->active + 1) & 7; s->shown = s->showing; s->showing = 0; s->kind = TURN;
}
static void fines(State *s) {
    if (s->liars) {
        for (int p = 0; p < PEOPLE; p++) if (s->liars >> p & 1) { s->coins[p]--; s->court++; }
        if (ends(s)) return;
    }
    begin_turn(s);
}
static inline void after_coins(State *s) { if (!ends(s)) fines(s); }
static void power(State *s, int me) {
    s->user = me;
    switch (s->announced) {
    case JUDGE: if (!s->court) { fines(s); return; } s->coins[me] += s->court; s->court = 0; break;
    case KING: gain(s, me, 2); break;
    case EMPRESS: gain(s, me, 3); break;
    case THIEF: take(s, me, (me + 1) & 7, 1); take(s, me, (me + 7) & 7, 1); break;
    case CON_ARTIST: {
        uint32_t r = richest(s, me);
        if (r & (r - 1)) { s->kind = RICHEST; return; }
        take(s, me, __builtin_ctz(r), 2);
        break;
    }
    case FOOL: gain(s, me, 1); if (!ends(s)) s->kind = FOOL_FIRST; return;
    case WITCH: s->kind = WITCH_TARGET; return;
    default: s->kind = SPY_TARGET; return;
    }
    after_coins(s);
}
static void reveal(State *s) {
    int user = -1;
    s->liars = 0;
    if (!(s->claims & (s->claims - 1))) { power(s, s->active); return; }
    s->showing = s->claims;
    for (int p = 0; p < PEOPLE; p++) if (s->claims >> p & 1) {
        if (s->cards[p] == s->announced) user = p; else s->liars |= 1u << p;
    }
    if (user >= 0) power(s, user); else fines(s);
}
static inline void exchange(State *s, int one, int other, int really) {
    if (really) { int8_t mask = s->cards[one]; s->cards[one] = s->cards[other]; s->cards[other] = mask; }
}
static uint32_t answers(const State *s) {
    switch (s->kind) {
    case TURN: {
        uint32_t swap = (EVERYBODY ^ 1u << s->active) << SWAP;
        if (s->turn <= 4) return swap;
        return s->shown >> s->active & 1 ? swap | 1 : swap | 1 | EVERYBODY << ANNOUNCE;
    }
    case RICHEST: return richest(s, s->user);
    case FOOL_FIRST: { uint32_t others = EVERYBODY ^ 1u << s->user; return others & ~(1u << (31 - __builtin_clz(others))); }
    case FOOL_SECOND: return (EVERYBODY ^ 1u << s->user) & ~((2u << s->target) - 1);
    case WITCH_TARGET: return (EVERYBODY ^ 1u << s->user) | 1u << DECLINE;
    case SPY_TARGET: return EVERYBODY ^ 1u << s->user;
    default: return 3;
    }
}
static void play(State *s, int d) {
    switch (s->kind) {
    case CONTEST:
        s->claims |= d << ((s->active + s->asked) & 7);
        if (++s->asked == PEOPLE) reveal(s);
        break;
    case TURN:
        if (d >= ANNOUNCE) { s->announced = d - ANNOUNCE; s->claims = 1u << s->active; s->asked = 1; s->kind = CONTEST; }
        else if (d >= SWAP) { s->target = d - SWAP; s->kind = REALLY; }
        else begin_turn(s);
        break;
    case REALLY: exchange(s, s->active, s->target, d); begin_turn(s); break;
    case RICHEST: take(s, s->user, d, 2); after_coins(s); break;
    case FOOL_FIRST: s->target = d; s->kind = FOOL_SECOND; break;
    case FOOL_SECOND: s->target2 = d; s->kind = FOOL_REALLY; break;
    case FOOL_REALLY: exchange(s, s->target, s->target2, d); fines(s); break;
    case WITCH_TARGET:
        if (d != DECLINE) { int16_t c = s->coins[d]; s->coins[d] = s->coins[s->user]; s->coins[s->user] = c; }
        fines(s);
        break;
    case SPY_TARGET: s->target = d; s->kind = SPY_REALLY; break;
    case SPY_REALLY: exchange(s, s->user, s->target, d); fines(s); break;
    }
}
long run(long games, long first, long contests, uint32_t *hash) {
    long decisions = 0; uint32_t mix = 2166136261u;
    for (long game = first; game < first + games; game++) {
        uint64_t word = dice(game); State s; uint32_t stock = EVERYBODY;
        memset(&s, 0, sizeof s);
        for (int p = 0; p < PEOPLE; p++) {
            int card = nth(stock, below(&word, __builtin_popcount(stock)));
            stock &= ~(1u << card); s.cards[p] = card; s.coins[p] = 6;
        }
        s.bank = 200 - 6 * PEOPLE; s.turn = 0; s.active = PEOPLE - 1; begin_turn(&s);
        while (s.kind != OVER) {
            int d;
            if (s.kind == CONTEST) d = (long)below(&word, 100) < contests;
            else { uint32_t m = answers(&s); d = nth(m, below(&word, __builtin_popcount(m))); }
            play(&s, d); decisions++;
        }
        for (int p = 0; p < PEOPLE; p++) mix = (mix ^ (uint32_t)s.coins[p]) * 16777619u;
        mix = (mix ^ (uint32_t)s.court) * 16777619u; mix = (mix ^ (uint32_t)s.turn) * 16777619u;
    }
    *hash = mix; return decisions;
}
