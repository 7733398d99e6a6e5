import { wallClock } from '../documentation/wall-clock.ts';
import { goesOn, newSigning, type Signing } from './signing.ts';

const keyOf = (docId: string) => `signing:${docId}`;

/** What a customer's own phone keeps of a document half signed by link, or a new one. */
export function openKept(docId: string): Signing {
  const now = wallClock(new Date());
  const kept = localStorage.getItem(keyOf(docId));
  return kept ? goesOn(JSON.parse(kept) as Signing, now) : newSigning(now);
}

export const keepSigning = (docId: string, signing: Signing) =>
  localStorage.setItem(keyOf(docId), JSON.stringify(signing));

/** It was signed, or its link has ended. */
export const forgetKept = (docId: string) => localStorage.removeItem(keyOf(docId));
