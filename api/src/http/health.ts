import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Blobs } from '../files/blobs.ts';

/** /healthz says the process lives; /readyz that it can do its work and is to be given more. */
export function addHealth(
  app: FastifyInstance,
  db: Kysely<Database>,
  blobs: Blobs,
  isStopping: () => boolean,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const answers = async (name: string, asked: Promise<unknown>) => {
      try {
        await asked;
        return [name, 'ok'];
      } catch (error) {
        request.log.warn({ err: error }, `${name} does not answer`);
        return [name, 'unavailable'];
      }
    };
    const parts = await Promise.all([
      answers('database', sql`SELECT 1`.execute(db)),
      answers('storage', blobs.check()),
    ]);
    const ready = parts.every(([, answer]) => answer === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', ...Object.fromEntries(parts) });
  });
}
