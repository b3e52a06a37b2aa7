/** Sounds, made here: a few short tones. Each belongs to a public event, so none can differ with a secret. */

import { sounds } from "./settings";

type Tone = readonly [frequency: number, at: number, length: number, loud?: number, shape?: OscillatorType];

const SOUNDS: Record<string, readonly Tone[]> = {
  asked: [[587, 0, 0.18, 0.5], [880, 0.13, 0.3, 0.5]],
  coin: [[2093, 0, 0.07, 0.22, "triangle"], [2794, 0.05, 0.12, 0.18, "triangle"]],
  card: [[196, 0, 0.09, 0.35], [147, 0.07, 0.1, 0.3]],
  turn: [[330, 0, 0.1, 0.3, "triangle"], [494, 0.09, 0.16, 0.3, "triangle"]],
  contest: [[440, 0, 0.12, 0.4, "square"], [370, 0.1, 0.16, 0.3, "square"]],
  pass: [[247, 0, 0.07, 0.3]],
  announce: [[392, 0, 0.14, 0.4, "triangle"], [523, 0.12, 0.22, 0.4, "triangle"]],
  won: [[523, 0, 0.2, 0.5], [659, 0.16, 0.2, 0.5], [784, 0.32, 0.2, 0.5], [1047, 0.48, 0.6, 0.5]],
};

let air: AudioContext | undefined;
let last = 0;

/** A browser lets a page sound only after somebody has touched it. */
export function sound(name: string): void {
  const tones = SOUNDS[name];
  if (!tones || !sounds() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  air ??= new AudioContext();
  const now = Math.max(air.currentTime, last - 0.2);
  for (const [frequency, at, length, loud = 0.4, shape = "sine"] of tones) {
    const tone = air.createOscillator();
    const gain = air.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud * 0.12, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(gain).connect(air.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
  last = now;
}
