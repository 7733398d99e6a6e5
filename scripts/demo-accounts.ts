import { readConfig } from '../api/src/config.ts';
import { demoPassword, demoPeople } from '../api/src/demo/people.ts';

/** Who can sign in to a server of these settings that made its demo data itself, a line each; none in production. */
export function demoAccounts(env: NodeJS.ProcessEnv): string[] {
  if (!readConfig(env).demo) return [];
  const people = demoPeople.map(({ email, role }) => `  ${email}  ${role}`);
  return [`Demo accounts, all with the password ${demoPassword}:`, ...people];
}
