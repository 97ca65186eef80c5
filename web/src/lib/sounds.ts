/** Small sounds, made here and now: no files. */

import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

type Note = { at: number; hz: number; long: number; wave?: OscillatorType; loud?: number };

const SOUNDS: Record<string, Note[]> = {
  turn: [
    { at: 0, hz: 523, long: 0.18 },
    { at: 0.12, hz: 784, long: 0.3 },
  ],
  coin: [
    { at: 0, hz: 1568, long: 0.08, wave: "triangle", loud: 0.5 },
    { at: 0.06, hz: 2093, long: 0.16, wave: "triangle", loud: 0.5 },
  ],
  card: [{ at: 0, hz: 220, long: 0.07, wave: "triangle" }],
  claim: [{ at: 0, hz: 330, long: 0.14, wave: "sine" }],
  challenge: [
    { at: 0, hz: 196, long: 0.3, wave: "sawtooth", loud: 0.5 },
    { at: 0.02, hz: 185, long: 0.5, wave: "sawtooth", loud: 0.4 },
  ],
  proved: [
    { at: 0, hz: 523, long: 0.2 },
    { at: 0.1, hz: 659, long: 0.2 },
    { at: 0.2, hz: 1047, long: 0.4 },
  ],
  failed: [
    { at: 0, hz: 311, long: 0.25 },
    { at: 0.16, hz: 233, long: 0.5 },
  ],
  exile: [
    { at: 0, hz: 294, long: 0.3 },
    { at: 0.2, hz: 220, long: 0.4 },
    { at: 0.45, hz: 147, long: 0.8 },
  ],
  won: [
    { at: 0, hz: 523, long: 0.2 },
    { at: 0.14, hz: 659, long: 0.2 },
    { at: 0.28, hz: 784, long: 0.2 },
    { at: 0.42, hz: 1047, long: 0.7 },
  ],
};

export function sound(name: string): void {
  const notes = SOUNDS[name];
  if (!settings.sound || !notes || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of notes) play(context, note);
  } catch {
    // no sound here: the game goes on in silence
  }
}

function play(audio: AudioContext, { at, hz, long, wave = "sine", loud = 1 }: Note): void {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.value = hz;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.09 * loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + long + 0.05);
}
