"""Sentences: the gender of masks, names of any kind, the person spoken to, and whole random matches without a gap."""

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

import antifaz
from antifaz.core.errors import Outdated, Refused, Unreadable
from antifaz.core.events import Event
from antifaz.core.game import Answer, Result
from antifaz.locale import LANGUAGES, Voice, say
from antifaz.locale.messages import messages
from tests.volume import volume

NAMES = dict(zip("abcdefghijklm", "Ana Iván Elena Sergio Ainhoa Olmo Marta Lucía Bruno Nico Andrés Inés Hilario".split(), strict=True))

# name, with its article, after "of", after "to": first edition, then what the second calls otherwise
SPANISH = {
    1: "Judge el Juez/Bishop el Obispo/King el Rey/Fool el Bufón/Queen la Reina/Thief el Ladrón/Witch la Bruja/Spy el Espía/"
    "Peasant el Campesino/Cheat el Tahúr/Inquisitor el Inquisidor/Widow la Viuda",
    2: "Judge el Juez/ConArtist el Estafador/King el Rey/Empress la Emperatriz/Patron el Mecenas/Fool el Loco/Thief el Ladrón/"
    "Beggar el Mendigo/Witch la Hechicera/Spy el Espía/Peasant el Campesino/Cheat el Tramposo/Guru el Gurú/Widow la Viuda/"
    "Princess la Princesa/PuppetMaster el Titiritero",
}
ITALIAN = {
    1: "Judge il Giudice/Bishop il Vescovo/King il Re/Fool il Giullare/Queen la Regina/Thief il Ladro/Witch la Strega/Spy la Spia/"
    "Peasant il Contadino/Cheat il Baro/Inquisitor l’Inquisitore/Widow la Vedova",
    2: "Judge il Giudice/ConArtist l’Imbroglione/King il Re/Empress l’Imperatrice/Patron il Mecenate/Fool il Giullare/"
    "Thief il Ladro/Beggar il Mendicante/Witch la Sciamana/Spy la Spia/Peasant il Contadino/Cheat il Baro/Guru il Guru/"
    "Widow la Vedova/Princess la Principessa/PuppetMaster il Burattinaio",
}
OF = {"es": {"el ": "del ", "la ": "de la "}, "it": {"il ": "del ", "la ": "della ", "l’": "dell’"}}
TO = {"es": {"el ": "al ", "la ": "a la "}, "it": {"il ": "al ", "la ": "alla ", "l’": "all’"}}


def forms() -> list[tuple[str, int, str, str]]:
    """Every mask of both editions with its article, in the two languages that have genders."""
    tables = {"es": SPANISH, "it": ITALIAN}
    return [
        (language, edition, entry.partition(" ")[0], entry.partition(" ")[2])
        for language, table in tables.items()
        for edition, entries in table.items()
        for entry in entries.split("/")
    ]


@pytest.mark.parametrize(("language", "edition", "piece", "the"), forms())
def test_every_mask_has_its_gender_and_article(language: str, edition: int, piece: str, the: str) -> None:
    words = messages(language, f"mascarade/{edition}")
    article = next(article for article in OF[language] if the.startswith(article))
    name = the.removeprefix(article)
    assert words.text(f"piece-{piece}") == name
    assert words.text(f"piece-{piece}", "the") == the
    assert words.text(f"piece-{piece}", "of") == OF[language][article] + name
    assert words.text(f"piece-{piece}", "to") == TO[language][article] + name
    assert words.text(f"piece-{piece}", "being") == (f"un {name}" if piece == "Peasant" else the)


@pytest.mark.parametrize("edition", [1, 2])
def test_every_mask_of_an_edition_has_a_name_and_a_power_in_every_language(edition: int) -> None:
    people = {1: 13, 2: 12}[edition]
    book = antifaz.new(f"mascarade/{edition}", players=people, seed=1).game.book  # type: ignore[attr-defined]
    assert len(book.masks) == {1: 12, 2: 16}[edition]
    for language in LANGUAGES:
        words = messages(language, book.name)
        for mask in book.masks:
            assert words.text(f"piece-{mask}", "power")


@pytest.mark.parametrize(("edition", "coins"), [(1, "3"), (2, "2")])
def test_the_king_takes_what_his_edition_says(edition: int, coins: str) -> None:
    for language in LANGUAGES:
        assert messages(language, f"mascarade/{edition}").text("piece-King", "power").startswith(coins)


@pytest.mark.parametrize(
    ("language", "told", "to_actor", "to_victim"),
    [
        ("en", "Ana takes 2 coins from Iván.", "You take 2 coins from Iván.", "Ana takes 2 coins from you."),
        ("es", "Ana le quita 2 monedas a Iván.", "Le quitas 2 monedas a Iván.", "Ana te quita 2 monedas."),
        ("it", "Ana prende 2 monete a Iván.", "Prendi 2 monete a Iván.", "Ana ti prende 2 monete."),
    ],
)
def test_the_person_spoken_to_is_you(language: str, told: str, to_actor: str, to_victim: str) -> None:
    event = Event("took", ("a", "2", "b"))
    for viewer, sentence in ((None, told), ("*", told), ("c", told), ("a", to_actor), ("b", to_victim)):
        assert say(event, language, NAMES, viewer, game="mascarade/2") == sentence


@pytest.mark.parametrize(("language", "one"), [("en", "1 coin "), ("es", "1 moneda "), ("it", "1 moneta ")])
def test_one_coin_is_one_coin(language: str, one: str) -> None:
    assert one in say(Event("paid", ("a", "1", "court")), language, NAMES, game="mascarade/1")


@pytest.mark.parametrize(
    ("language", "names", "sentence"),
    [
        ("es", "Ana Iván", "Ana e Iván"),
        ("es", "Ana Hilario", "Ana e Hilario"),
        ("es", "Ana Ynés", "Ana e Ynés"),
        ("es", "Ana Yolanda", "Ana y Yolanda"),
        ("es", "Ana Hielo", "Ana y Hielo"),
        ("es", "Ana Íñigo", "Ana e Íñigo"),
        ("it", "Anna Elena", "Anna ed Elena"),
        ("it", "Anna Iván", "Anna e Iván"),
        ("en", "Ana Iván", "Ana and Iván"),
    ],
)
def test_two_names_are_joined_as_the_ear_wants(language: str, names: str, sentence: str) -> None:
    first, second = names.split()
    told = say(Event("fortunes", ("a", "b")), language, {"a": first, "b": second}, game="mascarade/2")
    assert told.startswith(f"{sentence} ")


@pytest.mark.parametrize("name", ["D’Artagnan", "O'Neill", "אבגד", "محمد", "🦊", "👩‍👩‍👧 Clan", "{ $who }", "a", "*", "", " ", "-1", "one"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_may_be_anything_and_stays_as_it_is(language: str, name: str) -> None:
    names = {"a": name, "b": "Bo"}
    for words in ("took a 1 b", "took b 1 a", "swapped a b", "chose b a", "fortunes b a", "looked a.left", "announced a King"):
        kind, *args = words.split()
        told = say(Event(kind, tuple(args)), language, names, game="mascarade/2")
        assert name in told
        assert not any(unicodedata.bidirectional(sign) in {"FSI", "LRI", "RLI", "PDI"} for sign in told)


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_no_name_breaks_a_sentence(name: str, language: str) -> None:
    told = say(Event("took", ("a", "3", "bank")), language, {"a": name}, game="mascarade/1")
    other = say(Event("took", ("a", "3", "bank")), language, {"a": "Ana"}, game="mascarade/1")
    assert told.split(name, 1)[1] == other.split("Ana", 1)[1] if name else told.strip()


@pytest.mark.parametrize(
    ("words", "actor", "sentence"),
    [
        ("swapped a b", "a", "Ana toma su carta y la de Iván. Quizá las ha cambiado."),
        ("swapped b c", "a", "Ana toma la carta de Iván y la de Elena. Quizá las ha cambiado."),
        ("swapped a centre2", "a", "Ana toma su carta y la segunda del centro. Quizá las ha cambiado."),
        ("swapped a.left a.protected", "a", "Ana toma su carta izquierda y la protegida. Quizá las ha cambiado."),
        ("swapped a.left b.right", "a", "Ana toma su carta izquierda y la derecha de Iván. Quizá las ha cambiado."),
        ("swapped b c", "", "Bajo la mesa van la carta de Iván y la de Elena. Quizá vuelvan cambiadas."),
    ],
)
def test_a_swap_names_its_actor_only_when_known(words: str, actor: str, sentence: str) -> None:
    kind, *args = words.split()
    assert Voice("es", NAMES, game="mascarade/1").event(Event(kind, tuple(args)), actor) == sentence


def test_a_lonely_centre_card_has_no_number() -> None:
    event = Event("swapped", ("a", "centre1"))
    assert "la del centro" in Voice("es", NAMES, game="mascarade/1", alone={"centre1"}).event(event)
    assert "la primera del centro" in Voice("es", NAMES, game="mascarade/1").event(event)


def test_winners_are_told_to_each() -> None:
    both = Result(("a", "b"), "thirteen")
    assert [say(both, "es", NAMES, viewer) for viewer in (None, "b", "c")] == ["Ganan Ana e Iván", "Ganáis tú y Ana", "Ganan Ana e Iván"]
    assert say(Result(("a",), "cheat"), "it", NAMES, "a") == "Hai vinto!"
    assert say(Result(("a",), "cheat"), "en", NAMES, "b") == "Ana wins"


def test_an_error_says_what_is_wrong_in_the_language_asked_for() -> None:
    shown = Refused("b may not announce", id="may-not-announce-shown", player="b", text="announce King", may="swap")
    voice = Voice("es", NAMES, "b", game="mascarade/1")
    assert voice.say(shown) == "Enseñaste una carta en el turno anterior: ahora no puedes anunciar."
    assert say(shown, "es", NAMES, "a", game="mascarade/1").startswith("Iván enseñó una carta en el turno anterior")
    absent = Refused("…", id="not-in-play", player="b", text="announce Widow", may="look")
    assert voice.say(absent) == "Aquí nadie puede ser la Viuda: esa máscara no está en juego."
    assert say(Outdated("gone", id="outdated"), "it", NAMES).startswith("Nel frattempo")
    assert say(Unreadable("line 3: 'a' …", id="no-person", text="a", line="3"), "es", NAMES).startswith("Línea 3: «a» no es nadie")


def test_an_error_without_a_sentence_of_ours_is_told_in_english() -> None:
    assert say(Refused("no such thing", id="never-heard-of"), "es", NAMES) == "no such thing"


def test_what_has_no_sentence_is_a_mistake() -> None:
    with pytest.raises(TypeError):
        say(object(), "es", NAMES)
    with pytest.raises(KeyError):
        say("no-such-message", "es", NAMES)
    with pytest.raises(KeyError):
        say("event-took", "es", NAMES, game="mascarade/2")


TABLES = [("mascarade/1", people) for people in (2, 3, 5, 11, 13)] + [("mascarade/2", people) for people in (4, 8, 12)]


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_a_whole_match_is_told_without_a_gap(game: str, people: int) -> None:
    """Whatever happens, is asked or can be answered has its sentence, for every reader."""
    options = [{}, {"scenario": "B"}] if game.endswith("2") else [{}, {"challenge-mode": "simultaneous"}]
    for seed in range(volume(4)):
        match = antifaz.new(game, players=people, seed=seed, options={**options[seed % 2], "turn-limit": "40"})
        voices = [Voice(language, NAMES, viewer, game=game) for language in LANGUAGES for viewer in ("*", "a", "b")]
        rng = random.Random(seed)
        while question := match.question:
            for voice in voices:
                assert whole(voice.say(question))
            match.play(chosen(question.answers, rng, question, voices))
        for voice in voices:
            assert all(map(whole, voice.tell(match.events(voice.viewer or "*"))))
        assert all(map(whole, voices[0].tell(match.all_events())))


def chosen(answers, rng, question, voices) -> Answer:  # type: ignore[no-untyped-def]
    """Any answer, after each has been put on a button."""
    for answer in answers:
        for voice in voices[::3]:
            assert whole(voice.answer(answer, question))
    return rng.choice(answers)  # type: ignore[no-any-return]


def whole(sentence: str) -> bool:
    """Something is said, and no gap is left open."""
    return bool(sentence) and not set("{}$") & set(sentence) and "  " not in sentence
