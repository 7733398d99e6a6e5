import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Files } from '../files/blobs.ts';

type Answer = 'ok' | 'cannot write' | 'unavailable';

/** More than a file system stores beside a file's name, so that a full disk fails. */
const tried = Buffer.alloc(64 * 1024);
/** A disk that is full, over its quota, or read-only. */
const unwritable = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);
/** More frequent checks get the cached result, so that no one can load the disk by asking. */
const toldAgain = 1_000;

/**
 * /healthz says that the process lives; /readyz that it can work and take more. A server that can only read keeps
 * serving and says so: 200, or 503 for /readyz?write.
 */
export function addHealth(
  app: FastifyInstance,
  db: Kysely<Database>,
  files: Files,
  isStopping: () => boolean,
): void {
  let asked: { at: number; answer: ReturnType<typeof look> } | undefined;
  async function look() {
    const parts = await Promise.all([
      answerOf('database', lookAtDatabase(db)),
      answerOf('storage', lookAtStorage(files)),
    ]);
    return Object.fromEntries(parts);
  }
  async function answerOf(name: string, looked: Promise<Answer>): Promise<[string, Answer]> {
    try {
      return [name, await looked];
    } catch (error) {
      app.log.warn({ err: error }, `${name} does not answer`);
      return [name, 'unavailable'];
    }
  }
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const now = performance.now();
    if (!asked || now - asked.at > toldAgain) asked = { at: now, answer: look() };
    const parts = await asked.answer;
    const status = (['unavailable', 'cannot write'] as const).find((one) =>
      Object.values(parts).includes(one),
    );
    const isReady =
      !status || (status === 'cannot write' && !Object.hasOwn(request.query as object, 'write'));
    return reply.code(isReady ? 200 : 503).send({ status: status ?? 'ok', ...parts });
  });
}

async function lookAtDatabase(db: Kysely<Database>): Promise<Answer> {
  const { rows } = await sql<{ readOnly: string }>`SHOW transaction_read_only`.execute(db);
  return Object.values(rows[0]!)[0] === 'on' ? 'cannot write' : 'ok';
}

async function lookAtStorage({ incoming, blobs }: Files): Promise<Answer> {
  await blobs.check();
  const path = join(incoming, `ready-${randomUUID()}`);
  try {
    await writeFile(path, tried, { flush: true });
    return 'ok';
  } catch (error) {
    if (unwritable.has((error as NodeJS.ErrnoException).code ?? '')) return 'cannot write';
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
