import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { makeRenditions } from '../../api/src/files/make-renditions.ts';
import { claimSheetPdf } from '../../api/src/reports/claim-sheet-pdf.ts';
import { claimSheetView } from '../../api/src/reports/claim-sheet-view.ts';
import { photo } from '../../api/src/testing/photo.ts';
import { closedLoop } from './closed-loop.ts';
import { type Alone, type Begin, type Outcome, type Statement, stamp } from './messages.ts';

/** The process that does the app's work without the app: bare HTTP, bare SQL, the libraries alone. */

let stamped = Date.now() * 100;
const picture = await photo(3);
const dir = await mkdtemp(join(tmpdir(), 'tidemark-without-app-'));
await writeFile(join(dir, 'original'), picture);

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return pieces.length === 0 ? undefined : JSON.parse(Buffer.concat(pieces).toString());
}

function begin({ databaseUrl, pool: max, recorded, sheets, password, passwordHash }: Begin) {
  // Values stay text, as they came: no driver does less.
  const types = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: databaseUrl, max, types });

  /** The same statements in the same order, a transaction on one connection; keys and texts are its own. */
  async function run(statements: readonly Statement[]): Promise<void> {
    const number = String(stamped++).slice(-stamp.length);
    let client: pg.PoolClient | undefined;
    try {
      for (const { sql, values } of statements) {
        if (sql === 'begin') client = await pool.connect();
        const own = values.map((value) =>
          typeof value === 'string' ? value.replaceAll(stamp, number) : value,
        );
        await (client ?? pool).query(sql, own);
        if (sql !== 'commit') continue;
        client?.release();
        client = undefined;
      }
    } finally {
      client?.release();
    }
  }

  const server = createServer(async (request, response) => {
    const [, how, call, nth] = decodeURIComponent(request.url!).split('/');
    await readBody(request);
    const { statements, answer } = recorded[call!]![Number(nth)]!;
    if (how === 'both') await run(statements);
    const body = JSON.stringify(answer);
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });

  let count = 0;
  const libraries = {
    argon2: async () => void (await verify(passwordHash, password)),
    pdfkit: async () =>
      void (await claimSheetPdf(claimSheetView(sheets[count++ % sheets.length]!), new Date())),
    sharp: async () => {
      const to = join(dir, String(count++));
      await makeRenditions(join(dir, 'original'), { '320': `${to}.320`, '1600': `${to}.1600` });
      await Promise.all([rm(`${to}.320`), rm(`${to}.1600`)]);
    },
  };
  async function alone(of: Alone): Promise<Outcome> {
    if ('library' in of) return closedLoop(of, libraries[of.library]);
    const all = recorded[of.statementsOf]!;
    return closedLoop(of, (connection, nth) =>
      run(all[(connection + nth * of.connections) % all.length]!.statements),
    );
  }
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  return alone;
}

let alone: ReturnType<typeof begin> | undefined;
process.on('message', async (told: Begin | Alone) => {
  if ('databaseUrl' in told) alone = begin(told);
  else process.send?.(await alone!(told).catch((error: Error) => ({ failed: error.stack })));
});
process.on('disconnect', async () => {
  await rm(dir, { recursive: true });
  process.exit();
});
