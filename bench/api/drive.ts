import { photo } from '../../api/src/testing/photo.ts';
import { closedLoop } from './closed-loop.ts';
import { openConnection } from './connection.ts';
import { type Call, type Drive, stamp } from './messages.ts';

/** The process that sends, and does nothing else. */

const picture = await photo(3);
const boundary = 'tidemark-bench';
let stamped = Date.now() * 100;
/** Where each call is in its bodies. */
const turns = new Map<string, number>();

interface Prepared {
  key: string;
  requests: { bytes: Buffer; stamps: number[] }[];
}

function formBody(fields: Record<string, string>): Buffer {
  const part = (name: string, more: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(name, '', value)}\r\n`);
  const file = part('file', `; filename="${stamp}.jpg"\r\nContent-Type: image/jpeg`, '');
  // What stands behind a JPEG's end changes nothing of the picture, and makes it another file.
  return Buffer.concat([
    Buffer.from(texts.join('') + file),
    picture,
    Buffer.from(`${stamp}\r\n--${boundary}--\r\n`),
  ]);
}

function prepare({ method, path, token, bodies, form, keyed }: Call): Prepared {
  const payloads = form ? [formBody(form)] : (bodies ?? ['']).map((body) => Buffer.from(body));
  const type = form ? `multipart/form-data; boundary=${boundary}` : bodies ? 'application/json' : undefined;
  const requests = payloads.map((payload) => {
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
  return { key: `${method} ${path}`, requests };
}

async function drive({ port, calls, ...load }: Drive) {
  const prepared = calls.map(prepare);
  const connections = await Promise.all(Array.from({ length: load.connections }, () => openConnection(port)));
  try {
    return await closedLoop(load, async (connection, nth) => {
      const { key, requests } = prepared[(connection + nth * load.connections) % prepared.length]!;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const { bytes, stamps } = requests[turn % requests.length]!;
      const number = String(stamped++).padStart(stamp.length, '0').slice(-stamp.length);
      for (const at of stamps) bytes.write(number, at, 'latin1');
      await connections[connection]!.ask(bytes);
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}

process.on('message', async (told: Drive) => {
  process.send?.(await drive(told).catch((error: Error) => ({ failed: error.message })));
});
process.on('disconnect', () => process.exit());
process.send?.({ photo: picture.length });
