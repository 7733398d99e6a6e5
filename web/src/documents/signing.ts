import type { Strokes } from '../inspections/review/strokes.ts';

/** A mark as the pad draws it, or the name or initials as they were typed. */
export type PadMark = { strokes: Strokes } | { typed: string };

/** A party's name and mark. */
interface SignedParty {
  name?: string;
  mark?: PadMark;
  /** When the mark was made. */
  at?: string;
}

/** A document half signed, as this device keeps it until it is signed or discarded. Times are its wall clock's. */
export interface Signing {
  step: 'read' | 'consent' | 'sign';
  openedAt: string;
  endSeenAt?: string;
  agreedAt?: string | undefined;
  toldAloud?: boolean;
  email?: string;
  /** By their keys. */
  ticks: Readonly<Record<string, boolean>>;
  choices: Readonly<Record<string, string>>;
  writings: Readonly<Record<string, Strokes>>;
  /** By the number of their place in the text. */
  initials: Readonly<Record<string, PadMark>>;
  parties: Readonly<Record<string, SignedParty>>;
}

export const newSigning = (openedAt: string): Signing => ({
  step: 'read',
  openedAt,
  ticks: {},
  choices: {},
  writings: {},
  initials: {},
  parties: {},
});

/** What was kept, as it goes on at `now`. On another day it is read again: its date and last day to cancel are today's. */
export function goesOn(kept: Signing, now: string): Signing {
  if (kept.openedAt.slice(0, 10) === now.slice(0, 10)) return kept;
  const { endSeenAt: _, ...filled } = kept;
  return { ...filled, step: 'read', openedAt: now };
}
