import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { roles } from '@tidemark/contract/access';
import { requiredText, text } from '@tidemark/contract/shapes';
import { email } from '@tidemark/contract/technicians';
import type { z } from 'zod';
import { addAccount } from '../auth/add-account.ts';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { BadCommand } from './bad-command.ts';
import { withDatabase } from './with-database.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
const given = { type: 'string' } as const;
const options = { email: given, 'first-name': given, 'last-name': given, role: given };
/** The rules of the office's form. */
const longestName = 80;

/** @throws BadCommand that names the option */
function readOption(type: z.ZodType<string>, name: string, value: string): string {
  const read = type.safeParse(value);
  if (!read.success) throw new BadCommand(`--${name}: ${read.error.issues[0]!.message}`);
  return read.data;
}

/**
 * `create --email you@company.example [--first-name Ada] [--last-name Núñez] [--role Admin]`: production's first
 * account, before or after the first start. Prints the link that sets its password, because mail may not be set up yet.
 */
export async function createAccount(config: Config, say: (line: string) => void, args: string[]) {
  const { values } = parseArgs({ args, options });
  const address = readOption(email, 'email', values.email ?? '');
  const role = roles.find((known) => known === (values.role ?? 'Admin'));
  if (!role) throw new BadCommand(`--role is one of: ${roles.join(', ')}.`);
  const givenName = values['first-name'] ?? address.split('@')[0]!.slice(0, longestName);
  const firstName = readOption(requiredText(longestName, 'It is empty.'), 'first-name', givenName);
  const lastName = readOption(text(longestName).trim(), 'last-name', values['last-name'] ?? '');
  const facts = { email: address, firstName, lastName, role };
  const { token, existed } = await withDatabase(config, async (db) => {
    await migrate(db, migrations);
    return db.transaction().execute((tx) => addAccount(tx, facts));
  });
  say(
    existed ? `${facts.email} has an account already; it stays as it is.` : `${facts.email} is ${role} now.`,
  );
  say('The password is set with this link, once, within a day:');
  say(`  ${config.publicUrl ?? `http://${config.host}:${config.port}`}/reset-password#token=${token}`);
  return 0;
}
