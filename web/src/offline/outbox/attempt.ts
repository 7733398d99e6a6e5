import type { Method } from '@tidemark/contract/action';
import type { FileFacts } from '@tidemark/contract/files';
import type { Answered, Outgoing } from '../calls/index.ts';
import { addressOf, exchange, fitsAnswer } from '../calls/index.ts';
import { CallError, errorOf, isNotTheOffice } from '../faults/index.ts';
import type { Device, Entry, StoredState } from '../store/index.ts';
import { actionOf } from '../store/index.ts';
import { noteProgress } from './upload-progress.ts';

/** Sends an entry once and returns the outcome. */
export async function attempt(on: Device, entry: Entry, signal: AbortSignal): Promise<Outcome> {
  const { action: name, input, key, upload } = entry;
  const action = actionOf(name);
  try {
    const answered = await exchange({
      method: action.method,
      path: addressOf(action, input),
      ...(upload === undefined ? { body: input.body } : await formOf(on, upload, input.body)),
      headers: { 'Idempotency-Key': key },
      answers: (data) => fitsAnswer(action.answer, data),
      as: on.technicianId,
      signal,
    });
    const outcome = outcomeOf(answered, action.method);
    return outcome.kind === 'taken' && upload !== undefined ? sameBytes(entry, outcome) : outcome;
  } catch (error) {
    if (error instanceof CallError) return outcomeOf(error);
    throw error;
  } finally {
    if (upload !== undefined) noteProgress(upload, undefined);
  }
}

/** Fields come first, so that the server knows whose file it is before the bytes arrive. */
async function formOf(on: Device, id: string, body: Entry['input']['body']): Promise<Partial<Outgoing>> {
  const blob = await on.blobs.get(id);
  if (!blob) throw new CallError(410, 'The file is no longer on this device.', { code: 'bytes_lost' });
  const { file, ...fields } = body as { file: FileFacts };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) form.append(field, String(value));
  form.append('file', new Blob([blob.bytes], { type: blob.type }), file.name);
  return { form, onProgress: (share) => noteProgress(id, share) };
}

/** The bytes leave this device only after the server confirms that it has the same ones. */
function sameBytes({ input }: Entry, outcome: Outcome & { kind: 'taken' }): Outcome {
  const { sha256 } = (input.body as { file: FileFacts }).file;
  const data = outcome.data as { sha256?: string; file?: { sha256: string } };
  if ((data.file ?? data).sha256 === sha256) return outcome;
  const message = 'The file arrived damaged. It is still on this device.';
  return { kind: 'refused', error: new CallError(200, message, { code: 'bytes_differ' }) };
}

/** How an attempt to send ended. SPEC.md has the same table in words. */
export type Outcome =
  | { kind: 'taken'; data: unknown }
  | { kind: 'refused'; error: CallError }
  /** This project waits; others continue. */
  | { kind: 'later'; error: CallError }
  /** A blocked response: the same waits, for as long as it asks. */
  | { kind: 'not-the-office'; error: CallError }
  /** Nothing is reachable: everything waits. */
  | { kind: 'unreached' }
  | { kind: 'signed-out' };

/** Statuses that mean "not now" rather than "no". */
const notNow = new Set([408, 425, 429]);
/** For a deletion: another device has deleted it already. A room or an inspection may be missing for other reasons. */
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

/** An entry's state after its attempt; "gone" is confirmed and deleted. */
export function stateAfter(outcome: Outcome['kind']): StoredState | 'gone' {
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
