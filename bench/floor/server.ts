import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Begin } from '../api/messages.ts';
import { assigned } from './calls/assigned.ts';
import { bothPictures } from './calls/both-pictures.ts';
import { readProject } from './calls/read-project.ts';
import { saveSheet } from './calls/save-sheet.ts';
import { search } from './calls/search.ts';
import { thumbnail } from './calls/thumbnail.ts';
import { updateInspection } from './calls/update-inspection.ts';
import { upload } from './calls/upload.ts';

/** What a call of the floor gets. */
export interface Asked {
  pool: pg.Pool;
  /** Where files are. */
  dir: string;
  /** The path after the call's name, decoded. */
  at: string[];
  request: IncomingMessage;
}

/** The least a server can do for a call: node:http and one prepared statement; no session, checks, audit or log. */
const calls: Record<string, (asked: Asked) => Promise<object>> = {
  ...{ assigned, search, project: readProject, inspection: updateInspection, sheet: saveSheet },
  ...{ upload, thumbnail, 'both-pictures': bothPictures },
};

async function serve({ databaseUrl, pool: max }: Begin): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-floor-'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max });
  const server = createServer(async (request, response) => {
    const [, call, ...at] = request.url!.split('/').map(decodeURIComponent);
    try {
      const answer = await calls[call!]!({ pool, dir, at, request });
      const isBytes = Buffer.isBuffer(answer);
      const body = isBytes ? answer : Buffer.from(JSON.stringify(answer));
      const type = isBytes ? 'image/webp' : 'application/json; charset=utf-8';
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
      response.end(body);
    } catch (error) {
      const body = String((error as Error).stack);
      response.writeHead(500, { 'Content-Length': Buffer.byteLength(body) });
      response.end(body);
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('disconnect', async () => {
    await rm(dir, { recursive: true });
    process.exit();
  });
}

process.once('message', (told: Begin) => void serve(told));
