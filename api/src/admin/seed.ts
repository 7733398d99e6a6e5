import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumberOf } from '@tidemark/contract/typed-numbers';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { inWords } from '../in-words.ts';
import { fillSeed, hasData } from '../seed/fill-seed.ts';
import { BadCommand } from './bad-command.ts';
import { withDatabase } from './with-database.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
const text = { type: 'string' } as const;
const options = {
  projects: text,
  technicians: text,
  inspections: text,
  seed: text,
  until: text,
  'into-existing': { type: 'boolean' },
} as const;

const number = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? (wholeNumberOf(text) ?? text) : text),
    z.number().int().min(least).max(most),
  );
const asked = z
  .object({
    projects: number(1, 10_000_000),
    technicians: number(1, 100_000),
    inspections: number(0, 5_000_000).optional(),
    seed: number(0, 1_000_000).default(1),
    until: z.iso.date().default(() => new Date().toISOString().slice(0, 10)),
  })
  .transform((of) => ({ ...of, inspections: of.inspections ?? Math.floor(of.projects / 5) }))
  .refine(({ projects, inspections }) => inspections <= projects / 2, {
    path: ['inspections'],
    message: 'at most one for two projects',
  });

/**
 * `seed --projects 1000000 --technicians 5000 [--inspections 200000] [--seed 1] [--until 2026-11-21]
 * [--into-existing]`: fills the database with made-up data, the same for the same seed and last day, and prints who can
 * sign in.
 */
export async function seed(config: Config, say: (line: string) => void, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const read = asked.safeParse(values, { error: inWords });
  if (!read.success) {
    const issue = read.error.issues[0]!;
    throw new BadCommand(`--${issue.path.join('.')}: ${issue.message}`);
  }
  // A server others can reach must not have a well-known password.
  const password = config.production ? randomBytes(15).toString('base64url') : demoPassword;
  const passwordHash = await hashPassword(password);
  const begun = performance.now();
  const fill = async (db: Kysely<Database>) => {
    await migrate(db, migrations);
    if (!values['into-existing'] && (await hasData(db)))
      throw new BadCommand(
        'There is data in this database. --into-existing adds to it; nothing was changed.',
      );
    return fillSeed(db, { ...read.data, passwordHash });
  };
  const { rows, accounts } = await withDatabase(config, fill, { patient: true });
  const seconds = (performance.now() - begun) / 1000;
  for (const [table, count] of rows) say(`  ${table}: ${count.toLocaleString('en-US')}`);
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const aSecond = Math.round(all / seconds).toLocaleString('en-US');
  say(`${all.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s, ${aSecond} a second.`);
  say(`Who can sign in, all with the password ${password}:`);
  for (const [role, email] of Object.entries(accounts)) say(`  ${email}  ${role}`);
  return 0;
}
