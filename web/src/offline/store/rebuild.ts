import { type Device, refOf } from './device.ts';
import { applyEffects, store, type Working } from './effects.ts';

/**
 * Makes a project's local records again: what the server last said, and every unsent change on top, in order.
 * Bases that no unsent change stands on any more are given up. Runs inside the caller's transaction.
 */
export async function rebuild(on: Device, project: number): Promise<void> {
  const bases = await on.bases.where('project').equals(project).toArray();
  const entries = await on.outbox.where('project').equals(project).sortBy('seq');
  const working: Working = new Map(bases.map(({ ref, record }) => [ref, record]));
  const refs = new Set([...working.keys(), ...(await applyEffects(on, working, entries))]);
  await store(on, working, refs);
  const needed = new Set(entries.flatMap(({ touches }) => touches.map(refOf)));
  await on.bases.bulkDelete(bases.map(({ ref }) => ref).filter((ref) => !needed.has(ref)));
}
