import { type Call, stamp } from './messages.ts';

const boundary = 'tidemark-bench';

/** A request as bytes, and the position of its stamp. */
export interface Request {
  bytes: Buffer;
  stamps: number[];
}

/** Each sending is a different one. */
export function writeStamp({ bytes, stamps }: Request, number: number): void {
  const digits = String(number).padStart(stamp.length, '0').slice(-stamp.length);
  for (const at of stamps) bytes.write(digits, at, 'latin1');
}

function formBody(fields: Record<string, string>, picture: Uint8Array): Buffer {
  const part = (name: string, more: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name, '', value)}\r\n`);
  const file = part('file', `; filename="${stamp}.jpg"\r\nContent-Type: image/jpeg`, '');
  // Bytes after a JPEG's end do not change the picture, but make it another file.
  return Buffer.concat([
    Buffer.from(texts.join('') + file),
    picture,
    Buffer.from(`${stamp}\r\n--${boundary}--\r\n`),
  ]);
}

/** A call's requests, sent in turn; `picture` is the file of a form, or the whole body. */
export function prepare(
  { method, path, token, bodies, form, raw, keyed }: Call,
  picture: Uint8Array,
): Request[] {
  const payloads = form
    ? [formBody(form, picture)]
    : raw
      ? [Buffer.concat([picture, Buffer.from(stamp)])]
      : (bodies ?? ['']).map((body) => Buffer.from(body));
  const type = form
    ? `multipart/form-data; boundary=${boundary}`
    : raw
      ? 'image/jpeg'
      : bodies
        ? 'application/json'
        : undefined;
  return payloads.map((payload) => {
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      'User-Agent: bench',
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      ...(type ? [`Content-Type: ${type}`, `Content-Length: ${payload.length}`] : []),
      ...(keyed ? [`Idempotency-Key: bench-${stamp}`] : []),
    ];
    const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload]);
    const stamps: number[] = [];
    for (let at = bytes.indexOf(stamp); at >= 0; at = bytes.indexOf(stamp, at + stamp.length))
      stamps.push(at);
    return { bytes, stamps };
  });
}
