import { wallClock } from '../documentation/wall-clock.ts';
import { newSigning, type Signing } from './signing.ts';
import { readSigning } from './signing-draft.ts';

/** What is kept of a document half signed. On another day it is read again: its date and last day to cancel are today's. */
export async function openSigning(id: string): Promise<Signing> {
  const now = wallClock(new Date());
  const kept = await readSigning(id);
  if (!kept) return newSigning(now);
  if (kept.openedAt.slice(0, 10) === now.slice(0, 10)) return kept;
  const { endSeenAt: _, ...filled } = kept;
  return { ...filled, step: 'read', openedAt: now };
}
