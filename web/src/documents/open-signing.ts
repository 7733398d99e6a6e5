import { wallClock } from '../documentation/wall-clock.ts';
import { goesOn, newSigning, type Signing } from './signing.ts';
import { readSigning } from './signing-draft.ts';

/** What this device keeps of a document half signed, or a new one. */
export async function openSigning(id: string): Promise<Signing> {
  const now = wallClock(new Date());
  const kept = await readSigning(id);
  return kept ? goesOn(kept, now) : newSigning(now);
}
