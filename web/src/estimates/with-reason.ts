import type { Reason } from '@tidemark/contract/scope/reasons';

/** Characters of a note. */
export const noteLimit = 300;

/** A note with what it cites; one that cites it already stays. */
export function withReason(note: string, text: string): string {
  const before = note.trim().replace(/[,;]$/, '');
  if (before === '') return text;
  return before.includes(text) ? note : `${before}, ${text}`;
}

/** What the lines of a room can cite; lines of no room what is of the whole job. */
export function reasonsFor(reasons: readonly Reason[], roomId: string | null): Reason[] {
  const its = reasons.filter((one) => one.roomId === roomId);
  const ofJob = reasons.filter((one) => one.roomId === null && !its.some(({ kind }) => kind === one.kind));
  return roomId === null ? its : [...its, ...ofJob];
}
