import { withDatabase } from '../api/src/admin/with-database.ts';
import { readConfig } from '../api/src/config.ts';
import { demoAccountsIn } from '../api/src/demo/demo-accounts.ts';
import { demoPassword } from '../api/src/demo/people.ts';

/**
 * The demo accounts that can sign in to the server with these settings, one per line; none in production, or in a
 * database with other data.
 */
export async function demoAccounts(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env);
  if (config.demo === 'off') return [];
  try {
    const accounts = await withDatabase(config, demoAccountsIn);
    if (accounts.length === 0) return [];
    const lines = accounts.map(({ email, role }) => `  ${email}  ${role}`);
    return [`Demo accounts, all with the password ${demoPassword}:`, ...lines];
  } catch (error) {
    // A failure here must not stop a server.
    return [`Which demo accounts there are could not be read: ${(error as Error).message}`];
  }
}
