import type { FileFacts } from '@tidemark/contract/files';
import type { Outgoing } from '../calls/index.ts';
import { addressOf, exchange, mayBe } from '../calls/index.ts';
import { CallError } from '../faults/index.ts';
import type { Device, Entry } from '../store/index.ts';
import { actionOf } from '../store/index.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { noteProgress } from './upload-progress.ts';

/** Sends an entry once and tells how that ended. */
export async function attempt(on: Device, entry: Entry, signal: AbortSignal): Promise<Outcome> {
  const { action: name, input, key, upload } = entry;
  const action = actionOf(name);
  try {
    const answered = await exchange({
      method: action.method,
      path: addressOf(action, input),
      ...(upload === undefined ? { body: input.body } : await formOf(on, upload, input.body)),
      headers: { 'Idempotency-Key': key },
      answers: (data) => mayBe(action.answer, data),
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

/** The fields first, so that the server knows whose file it is before the bytes come. */
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

/** The bytes leave this device only for the office's word that it has the very same. */
function sameBytes({ input }: Entry, outcome: Outcome & { kind: 'taken' }): Outcome {
  const { sha256 } = (input.body as { file: FileFacts }).file;
  const data = outcome.data as { sha256?: string; file?: { sha256: string } };
  if ((data.file ?? data).sha256 === sha256) return outcome;
  const message = 'The file arrived damaged. It is still on this device.';
  return { kind: 'refused', error: new CallError(200, message, { code: 'bytes_differ' }) };
}
