import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded.ts';
import { databaseUrl, makeTemplate } from './template.ts';

/** The PostgreSQL that comes with Tidemark, in its own folder. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidemark-embedded-'));
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'error' }) });
  const server = databaseUrl(embedded.connectionString, 'postgres');
  await makeTemplate(server);
  project.provide('server', server);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
}
