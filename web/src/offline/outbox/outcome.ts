import type { Method } from '@tidemark/contract/action';
import type { Answered } from '../calls/index.ts';
import { CallError, errorOf, isNotTheOffice } from '../faults/index.ts';
import type { EntryState } from '../store/index.ts';

/** How an attempt to send ended. SPEC.md has the same table in words. */
export type Outcome =
  | { kind: 'taken'; data: unknown }
  | { kind: 'refused'; error: CallError }
  /** This project waits; the others go on. */
  | { kind: 'later'; error: CallError }
  /** Somebody else answered in the office's place; the same waits, for as long as that one asks. */
  | { kind: 'not-the-office'; error: CallError }
  /** Nobody is reached: everything waits. */
  | { kind: 'unreached' }
  | { kind: 'signed-out' };

/** Statuses that say "not now" rather than "no". */
const notNow = new Set([408, 425, 429]);
/** To a deletion: somebody else did it before. A room or an inspection may be away for other reasons. */
const alreadyGone = new Set(['file_not_found', 'trash_photo_not_found', 'template_not_found']);

export function outcomeOf(answered: Answered | CallError, method?: Method): Outcome {
  if (!(answered instanceof CallError)) {
    const { status, body } = answered;
    if (status < 300) return { kind: 'taken', data: (body as { data?: unknown }).data };
    const error = errorOf(status, body);
    if (method === 'DELETE' && alreadyGone.has(error.code)) return { kind: 'taken', data: undefined };
    return { kind: 'refused', error };
  }
  if (isNotTheOffice(answered)) return { kind: 'not-the-office', error: answered };
  if (answered.status === 0) return { kind: 'unreached' };
  if (answered.status === 401) return { kind: 'signed-out' };
  const wait =
    answered.status >= 500 || notNow.has(answered.status) || answered.code === 'request_in_progress';
  return { kind: wait ? 'later' : 'refused', error: answered };
}

/** Where an entry stands after its attempt; "gone" is confirmed and deleted. */
export function stateAfter(outcome: Outcome['kind']): EntryState | 'gone' {
  switch (outcome) {
    case 'taken':
      return 'gone';
    case 'refused':
      return 'refused';
    case 'later':
    case 'not-the-office':
    case 'unreached':
    case 'signed-out':
      return 'waiting';
    default:
      return outcome satisfies never;
  }
}
