import { createHash } from 'node:crypto';
import { Refusal } from '@tidemark/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredBytes } from '../context.ts';

/** A tab that the app opens for an attachment stays blank; plain text with nosniff runs nothing. */
const shownInline = /^(image|audio)\/|^application\/pdf$|^text\/plain$/;

/** One range of `bytes=` (RFC 9110, section 14.2); null for the whole file, undefined if unsatisfiable. */
function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? undefined : { start, end };
}

/** RFC 6266: the name as it is, and one for readers of ASCII. */
function disposition(type: string, filename: string): string {
  const plain = filename.replace(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${shownInline.test(type) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Whether the caller has what has this tag. */
const knows = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(/,\s*/).some((one) => one === '*' || one.replace(/^W\//, '') === tag);

/** Sends JSON with a tag of its bytes; a caller that has them is told so. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' });
  return knows(request, tag)
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(body);
}

/** Sends stored bytes, in full or as a range; bytes the device has are not sent again. They never change. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredBytes) {
  const { 'if-range': asked, range: wanted } = request.headers;
  const tag = `"${stored.tag}"`;
  const range = asked === undefined || asked === tag ? rangeOf(wanted, stored.size) : null;
  const isKnown = knows(request, tag);
  if (range === undefined && !isKnown) {
    reply.header('Content-Range', `bytes */${stored.size}`);
    throw new Refusal('range_not_there');
  }
  reply.headers({
    ETag: tag,
    'Cache-Control': stored.revocable ? 'private, no-cache' : 'private, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  });
  if (isKnown) return reply.code(304).send();
  if (range) reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${stored.size}`);
  return reply
    .type(stored.type)
    .header('Content-Disposition', disposition(stored.type, stored.filename))
    .header('Content-Length', range ? range.end - range.start + 1 : stored.size)
    .send(stored.read(range ?? undefined));
}
