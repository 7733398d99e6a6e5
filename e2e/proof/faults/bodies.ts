import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Fault } from './fault.ts';
import { hugePicture } from './huge-picture.ts';
import type { Place } from './place.ts';
import { say } from './raw.ts';

const calm = { spares: true, answeredWithin: 3_000, recoversWithin: 2_000 } as const;
const megabyte = 1024 * 1024;
const within = 60_000;
/** Runs beside people at work because it takes seconds. */
const pack = promisify(gzip);

interface Case {
  what: string;
  head: string;
  pieces: () => Iterable<string | Buffer>;
}

const start = (path: string, token: string, more: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nHost: faults\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`;

function* repeated(piece: Buffer | string, times: number) {
  for (let count = 0; count < times; count++) yield piece;
}
function* chunked(pieces: Iterable<string | Buffer>) {
  for (const piece of pieces) {
    const bytes = Buffer.from(piece as string);
    yield Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  }
  yield '0\r\n\r\n';
}

/** A fault that is a table of calls made one by one; each must be refused with a code of the contract. */
function calls(
  name: string,
  done: string,
  cases: (place: Place) => Case[] | Promise<Case[]>,
  wanted: RegExp,
  mostMemory = 150,
): Fault {
  return {
    ...{ ...calm, name, done, mostMemory },
    async strike(place) {
      const saw: string[] = [];
      const wrong: string[] = [];
      for (const { what, head, pieces } of await cases(place)) {
        const { told, answer, ms } = await say(place.port, within, [head, ...pieces()]);
        saw.push(`${what}: ${told}`);
        if (ms === undefined || !wanted.test(answer)) wrong.push(`${what}: ${told}`);
      }
      return { saw, wrong };
    },
  };
}

const json = 'Content-Type: application/json\r\n';
const form = 'Content-Type: multipart/form-data; boundary=end\r\n';
const formHead = (inspectionId: string) =>
  `--end\r\nContent-Disposition: form-data; name="inspectionId"\r\n\r\n${inspectionId}\r\n` +
  '--end\r\nContent-Disposition: form-data; name="type"\r\n\r\nphoto\r\n' +
  '--end\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
const upload = '/api/v1/documentation/upload';
const rooms = '/api/v1/rooms';

const hundred = 100 * megabyte;
const piece = Buffer.alloc(64 * 1024, 'a');

const large = calls(
  'a body of 100 MB',
  '100 MB of JSON with its length, 100 MB in chunks, the same to the CRM’s door, an upload of 100 MB, one of chunks',
  ({ sites: [{ token, inspectionId }] }) => {
    const hundredMegabytes = () => repeated(piece, hundred / piece.length);
    function* uploaded() {
      yield formHead(inspectionId);
      yield* hundredMegabytes();
      yield '\r\n--end--\r\n';
    }
    return [
      {
        what: 'JSON',
        head: start(rooms, token, `${json}Content-Length: ${hundred}\r\n`),
        pieces: hundredMegabytes,
      },
      {
        what: 'JSON in chunks',
        head: start(rooms, token, `${json}Transfer-Encoding: chunked\r\n`),
        pieces: () => chunked(hundredMegabytes()),
      },
      {
        what: 'CRM, in chunks',
        head: start('/api/v1/integrations/projects', token, `${json}Transfer-Encoding: chunked\r\n`),
        pieces: () => chunked(hundredMegabytes()),
      },
      {
        what: 'upload',
        head: start(
          upload,
          token,
          `${form}Content-Length: ${hundred + formHead(inspectionId).length + 11}\r\n`,
        ),
        pieces: uploaded,
      },
      {
        what: 'upload in chunks',
        head: start(upload, token, `${form}Transfer-Encoding: chunked\r\n`),
        pieces: () => chunked(uploaded()),
      },
    ];
  },
  /^413 (payload_too_large|file_too_large)/,
  250,
);

/** `[[[…]]]`, and objects in objects, just below a body's limit of one megabyte. */
const deep = calls(
  'deeply nested JSON',
  'arrays 500,000 deep and objects 150,000 deep, with and without an Idempotency-Key, where any field is let in too',
  ({ sites: [{ token, inspectionId, roomIds }] }) => {
    const arrays = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
    const objects = `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`;
    const field = `/api/v1/rooms/claim-sheet-data/${roomIds[0]}/field/9`;
    const inField = (value: string) =>
      `{"inspectionId":"${inspectionId}","inspectionRoomId":"${roomIds[0]}","fieldMasterId":9,"fieldData":{"detach":${value}}}`;
    const one = (what: string, method: string, path: string, text: string, more = ''): Case => ({
      what,
      head: start(path, token, `${json}${more}Content-Length: ${text.length}\r\n`, method),
      pieces: () => [text],
    });
    const key = () => `Idempotency-Key: deep-${Math.random()}\r\n`;
    return [
      one('arrays', 'POST', rooms, arrays),
      one('arrays under a key', 'POST', rooms, arrays, key()),
      one('objects under a key', 'POST', rooms, objects, key()),
      one('in a sheet’s field', 'PUT', field, inField(arrays), ''),
      one('in a sheet’s field, under a key', 'PUT', field, inField(arrays), key()),
    ];
  },
  /^400 \w+/,
  300,
);

const headers = calls(
  'a flood of headers',
  'one header of 1 MB; 100,000 short ones; an address of 100 kB',
  ({ sites: [{ token }] }) => [
    {
      what: 'one of 1 MB',
      head: `GET /healthz HTTP/1.1\r\nHost: faults\r\nX-Long: `,
      pieces: () => repeated(piece, 16),
    },
    {
      what: '100,000 headers',
      head: `GET /healthz HTTP/1.1\r\nHost: faults\r\n`,
      pieces: () => repeated('X-A: b\r\n'.repeat(1_000), 100),
    },
    {
      what: 'an address of 100 kB',
      head: `GET /api/v1/${'a'.repeat(100_000)} HTTP/1.1\r\n`,
      pieces: () => [`Host: faults\r\nAuthorization: Bearer ${token}\r\n\r\n`],
    },
  ],
  // A client that keeps sending after the refusal may miss it: its connection is closed.
  /^(431 \w+|closed without an answer)/,
);

/** A megabyte in one-byte chunks, to the server's JSON, to the one call that keeps raw bytes, and as a file. */
const tiny = calls(
  'a body in tiny chunks',
  'bodies of 900,000 bytes, each byte a chunk of its own',
  ({ sites: [{ token, inspectionId }] }) => {
    const crumbs = Buffer.from('1\r\n \r\n'.repeat(10_000));
    const body = () => [...repeated(crumbs, 90), '0\r\n\r\n'];
    const crumbled = (text: string) => [...text].map((letter) => `1\r\n${letter}\r\n`).join('');
    const more = 'Transfer-Encoding: chunked\r\n';
    return [
      { what: 'JSON', head: start(rooms, token, json + more), pieces: body },
      {
        what: 'to the CRM’s door',
        head: start('/api/v1/integrations/projects', token, json + more),
        pieces: body,
      },
      {
        what: 'upload',
        head: start(upload, token, form + more),
        pieces: () => [
          crumbled(formHead(inspectionId)),
          ...repeated(crumbs, 90),
          crumbled('\r\n--end--\r\n'),
          '0\r\n\r\n',
        ],
      },
    ];
  },
  /^(400 \w+|closed without an answer)/,
);

/** Only pictures are decompressed, after their pixels were counted. */
const bombs = calls(
  'bombs that unpack to much',
  'a JSON body packed from 500 MB to 0.5 MB (gzip); a PNG of 0.3 MB that claims 30,000 × 30,000 pixels',
  async ({ sites: [{ token, inspectionId }] }) => {
    const packed = await pack(Buffer.alloc(500 * megabyte));
    const picture = await hugePicture(30_000);
    const body = Buffer.concat([
      Buffer.from(formHead(inspectionId)),
      picture,
      Buffer.from('\r\n--end--\r\n'),
    ]);
    return [
      {
        what: 'packed JSON',
        head: start(rooms, token, `${json}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n`),
        pieces: () => [packed],
      },
      {
        what: 'picture',
        head: start(upload, token, `${form}Content-Length: ${body.length}\r\n`),
        pieces: () => [body],
      },
    ];
  },
  /^4\d\d \w+/,
);

export const bodyFaults = [large, deep, headers, tiny, bombs];
