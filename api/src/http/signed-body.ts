import { Readable } from 'node:stream';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether another system signed these bytes; `headers` are the request's. */
export type SignatureCheck = (headers: FastifyRequest['headers'], body: string) => boolean;

const bodies = new WeakMap<FastifyRequest, string>();
const longest = 1024 * 1024;

/** A signature covers the raw bytes, so they are kept until it is checked. A preParsing hook. */
export async function keepBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: AsyncIterable<Buffer>,
) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > longest) throw new Refusal('payload_too_large');
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  bodies.set(request, whole.toString('utf8'));
  return Readable.from(whole.length > 0 ? [whole] : []);
}

/** The id of the signed message. @throws Refusal signature_refused */
export function signedMessage(request: FastifyRequest, isSigned: SignatureCheck): string {
  if (!isSigned(request.headers, bodies.get(request) ?? '')) throw new Refusal('signature_refused');
  return String(request.headers['webhook-id']);
}
