import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { accessTokens } from '../auth/tokens.ts';
import { shareLinks } from '../claim-sheet-shares/share-links.ts';
import { fileAddresses } from '../files/addresses.ts';
import { openJobs } from '../jobs/jobs.ts';
import { Client } from '../testing/client.ts';
import { begun } from '../testing/factories.ts';
import { noPrinter } from '../testing/no-printer.ts';
import { tokenSecret, useApi } from '../testing/use-api.ts';
import { openDatabase } from './database.ts';

const api = useApi();

/**
 * A proxy between server and database that cuts the line at the next COMMIT: before it arrives, or before its response.
 */
async function cuttingProxy() {
  const { hostname, port } = new URL(api.databaseUrl);
  const sockets = new Set<Socket>();
  let armed: 'before' | 'after' | undefined;
  let cuts = 0;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isCommitting = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const cut = () => {
      cuts++;
      near.destroy();
      far.destroy();
    };
    near.on('data', (piece: Buffer) => {
      if (armed && /commit/i.test(piece.toString('latin1'))) {
        const when = armed;
        armed = undefined;
        if (when === 'before') return cut();
        isCommitting = true;
      }
      far.write(piece);
    });
    far.on('data', (piece: Buffer) => {
      // Everything the database responds to has been done.
      if (isCommitting) return cut();
      near.write(piece);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(api.databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`;
  return {
    url: url.href,
    cuts: () => cuts,
    arm(when: 'before' | 'after') {
      armed = when;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

test.each(['before', 'after'] as const)(
  'database connection: cut %s the COMMIT arrived: an error now, and the repeated request is done once',
  async (when) => {
    const proxy = await cuttingProxy();
    const log = pino({ level: 'silent' });
    const db = openDatabase(proxy.url, { max: 2, onError: () => undefined });
    const app = await buildApp({
      ...{ db, log, webDir: undefined, support: { phone: null, email: null } },
      ...{ printer: noPrinter, files: api.files, isSigned: () => false },
      tokens: accessTokens(tokenSecret),
      addresses: fileAddresses(tokenSecret),
      jobs: openJobs({ databaseUrl: api.databaseUrl, log, supervise: false }),
      shares: shareLinks(tokenSecret),
    });
    onTestFinished(async () => {
      await app.close();
      await db.destroy();
      proxy.close();
    });
    const { dana, id } = await begun(api);
    const who = new Client(await app.listen({ host: '127.0.0.1', port: 0 }), dana.token);
    const room = { id: uuidv7(), inspectionId: id, name: 'Attic', type: 'Other' };
    const sent = { body: room, headers: { 'idempotency-key': uuidv7() } };
    const count = async () =>
      (await api.db.selectFrom('rooms').select('id').where('id', '=', room.id).execute()).length;
    // Opens a connection first, so that the next COMMIT is the room's.
    expect((await who.send('auth.me')).status).toBe(200);
    proxy.arm(when);
    const first = await who.send('rooms.create', sent);
    expect(first).toMatchObject({ status: 503, code: 'unavailable' });
    expect(first.headers.get('retry-after')).toBe('5');
    expect(proxy.cuts()).toBe(1);
    expect(await count()).toBe(when === 'before' ? 0 : 1);
    const again = await who.send('rooms.create', sent);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe(when === 'before' ? null : 'true');
    expect(again.ok().room.id).toBe(room.id);
    expect(await count()).toBe(1);
  },
  30_000,
);
