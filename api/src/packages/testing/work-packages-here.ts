import { writeFile } from 'node:fs/promises';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { openJobs } from '../../jobs/jobs.ts';
import type { Api } from '../../testing/use-api.ts';
import { type PackageWork, workPackages } from '../worker.ts';

const asItIs = async (input: object) => Buffer.from(JSON.stringify(input));
const intoFile = (input: object, path: string) => writeFile(path, JSON.stringify(input));
/** Each paper is what it was made of: reports/ tests the printing. */
const echo: PackageWork['printer'] = {
  ...{ claimSheet: asItIs, document: asItIs, drying: asItIs, estimate: asItIs, openItems: asItIs },
  ...{ report: intoFile, photoSheet: intoFile },
};

/** A worker of packages in this process, stopped after the test. */
export async function workPackagesHere(api: Api, printer: Partial<typeof echo> = {}): Promise<void> {
  const log = pino({ level: 'silent' });
  const jobs = openJobs({ databaseUrl: api.databaseUrl, log, supervise: true });
  await workPackages({ db: api.db, files: api.files, jobs, log, printer: { ...echo, ...printer } });
  onTestFinished(() => jobs.close());
}
