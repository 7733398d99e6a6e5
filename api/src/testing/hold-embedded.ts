import pino from 'pino';
import { startEmbedded } from '../db/embedded.ts';

/** A process that owns the database folder named by its argument until it is killed. */
try {
  const { connectionString } = await startEmbedded({
    dataDir: process.argv[2]!,
    log: pino({ level: 'silent' }),
  });
  process.stdout.write(`${JSON.stringify({ connectionString })}\n`);
} catch (error) {
  const { plain, message } = error as { plain?: boolean; message: string };
  process.stdout.write(`${JSON.stringify({ plain, message })}\n`);
  process.exit(1);
}
