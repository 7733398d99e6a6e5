import { withDatabase } from '../api/src/admin/with-database.ts';
import { readConfig } from '../api/src/config.ts';
import { demoAccountsIn } from '../api/src/demo/demo-accounts.ts';
import { demoPassword } from '../api/src/demo/people.ts';

/**
 * Which demo accounts can sign in to the server that runs with these settings, a line each; none in production, nor in a
 * database that was filled with something else.
 */
export async function demoAccounts(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env);
  if (!config.demo) return [];
  try {
    const accounts = await withDatabase(config, demoAccountsIn);
    if (accounts.length === 0) return [];
    const lines = accounts.map(({ email, role }) => `  ${email}  ${role}`);
    return [`Demo accounts, all with the password ${demoPassword}:`, ...lines];
  } catch (error) {
    // A server does not end for it.
    return [`Which demo accounts there are could not be read: ${(error as Error).message}`];
  }
}
