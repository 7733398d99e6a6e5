import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** /healthz says the process lives; /readyz that it can do its work. */
export function addHealth(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    try {
      await sql`SELECT 1`.execute(db);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' });
    }
  });
}
