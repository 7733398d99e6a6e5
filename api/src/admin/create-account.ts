import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { roles } from '@tidemark/contract/access';
import { email } from '@tidemark/contract/technicians';
import { addAccount } from '../auth/add-account.ts';
import type { Config } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { BadCommand } from './bad-command.ts';
import { withDatabase } from './with-database.ts';

const migrations = resolve(import.meta.dirname, '../../migrations');
const text = { type: 'string' } as const;
const options = { email: text, 'first-name': text, 'last-name': text, role: text };

/**
 * `create --email you@company.example [--first-name Ada] [--last-name Núñez] [--role Admin]`: production's first account,
 * before or after the first start. Says the link that sets its password, as no mail may be set up yet.
 */
export async function createAccount(config: Config, say: (line: string) => void, args: string[]) {
  const { values } = parseArgs({ args, options });
  const address = email.safeParse(values.email ?? '');
  if (!address.success) throw new BadCommand(`--email: ${address.error.issues[0]!.message}`);
  const role = roles.find((known) => known === (values.role ?? 'Admin'));
  if (!role) throw new BadCommand(`--role is one of: ${roles.join(', ')}.`);
  const firstName = values['first-name'] ?? address.data.split('@')[0]!;
  const facts = { email: address.data, firstName, lastName: values['last-name'] ?? '', role };
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
