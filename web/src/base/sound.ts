// Small sounds, made on the spot: no files, and silence unless the player has asked for them.
import type { Choice } from '../core/types';
import { settings } from './settings.svelte';

export type Sound = 'move' | 'capture' | 'win';

/** One note: when it starts and how long it rings, in seconds; its pitch in hertz; how loud at first. */
interface Note {
  at: number;
  length: number;
  pitch: number;
  gain: number;
}

const knock = (at: number, pitch: number): Note[] => [
  { at, length: 0.09, pitch, gain: 0.35 },
  { at, length: 0.04, pitch: pitch * 2.76, gain: 0.12 },
];

const scores: Record<Sound, Note[]> = {
  move: knock(0, 240),
  capture: [...knock(0, 240), ...knock(0.08, 170)],
  win: [523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.12, length: 0.5, pitch, gain: 0.16 })),
};

let context: AudioContext | null = null;

function ring(audio: AudioContext, { at, length, pitch, gain }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, start);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Plays the sound, where sounds are wanted and the browser can. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  // Browsers let a page be heard only after the first click on it.
  void audio.resume().then(
    () => scores[name].forEach((note) => ring(audio, note)),
    () => undefined,
  );
}

/** A move is heard, and whether it takes something. */
export const moveSound = (choice: Choice): void => sound(choice.captures.length > 0 ? 'capture' : 'move');
