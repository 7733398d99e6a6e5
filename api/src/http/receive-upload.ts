import type { MultipartFile } from '@fastify/multipart';
import { ruleFor, rulesOf, type UploadRule, type UploadRules } from '@tidemark/contract/files';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Files } from '../files/blobs.ts';
import { type Arrival, takeIn } from '../files/take-in.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { closeOnTinyChunks } from './tiny-chunks.ts';

/** Far more than any real upload has. */
const limits = { fields: 20, parts: 30, fieldSize: 10_000, headerPairs: 50 };

/**
 * How much waits on its way to the disk, at each of two stages. A body arrives in pieces of up to 64 kB, a little less
 * inside a form: with the usual 64 kB a stage would hold two of them.
 */
const waiting = { highWaterMark: 16_384, fileHwm: 16_384 };

const refused = (message: string) => new Refusal('validation_failed', [{ field: 'file', message }]);

/** A broken or interrupted form is the sender's fault; a disk error is not. */
async function* asSent<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await iterator.next().catch(() => {
        throw new Refusal('malformed_request');
      });
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/**
 * Reads a multipart body with one file, which goes to disk piece by piece and is judged once all fields are there, in
 * any order. The rest of a refused body is read and dropped, so that the sender gets the response.
 * @throws Refusal unsupported_media_type, malformed_request, validation_failed; what takeIn throws
 */
export async function receiveUpload(request: FastifyRequest, rules: UploadRule | UploadRules, files: Files) {
  if (!request.isMultipart()) {
    const message = 'Send the file as multipart/form-data.';
    throw new Refusal('unsupported_media_type', [{ field: 'body', message }]);
  }
  await using cleanup = new AsyncDisposableStack();
  const fields: Record<string, unknown> = {};
  let file: MultipartFile | undefined;
  let arrival: Arrival | undefined;
  let refusal: unknown;
  const limit = Math.max(...rulesOf(rules).map((rule) => rule.limit));
  // One byte above the limit passes: it shows that a file is too large.
  const options = { limits: { ...limits, fileSize: limit + 1 }, throwFileSizeLimit: false, ...waiting };
  closeOnTinyChunks(request.raw);
  for await (const part of asSent(request.parts(options))) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    try {
      if (part.fieldname !== 'file')
        throw new Refusal('validation_failed', [{ field: part.fieldname, message: 'Unknown field.' }]);
      if (file) throw refused('Send one file at a time.');
      file = part;
      arrival = cleanup.use(await takeIn(asSent(part.file), limit, files));
    } catch (error) {
      refusal ??= error;
      part.file.resume();
    }
  }
  if (refusal) throw refusal;
  if (!file || !arrival) throw refused('Choose a file to upload.');
  const rule = ruleFor(rules, fields);
  if (!rule) {
    const { field, unknown: message } = rules as UploadRules;
    throw new Refusal('validation_failed', [{ field, message }]);
  }
  const type = await arrival.typeFor(rule);
  const { size, sha256, judge } = arrival;
  const kept = cleanup.move();
  return {
    judge: (asker: TurnTaker) => judge(type, asker),
    body: { ...fields, file: { name: file.filename, size, sha256 } },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
