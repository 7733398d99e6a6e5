import { backUp } from './admin/back-up.ts';
import { BadCommand } from './admin/bad-command.ts';
import { createAccount } from './admin/create-account.ts';
import { restore } from './admin/restore.ts';
import { retention } from './admin/retention.ts';
import { rotateDocumentKey } from './admin/rotate-document-key.ts';
import { rotateSecrets } from './admin/rotate-secrets.ts';
import { seed } from './admin/seed.ts';
import { verifyDocuments } from './admin/verify-documents.ts';
import { verifyFiles } from './admin/verify-files.ts';
import { type Config, readConfig } from './config.ts';
import { startFailure } from './start-failure.ts';

type Command = (config: Config, say: (line: string) => void, args: string[]) => Promise<number>;

/** Commands beside the running app: `npm run admin -- <command>`. Returns the exit code. */
const commands: Record<string, Command> = {
  create: createAccount,
  'back-up': backUp,
  restore,
  'rotate-document-key': rotateDocumentKey,
  'rotate-keys': rotateSecrets,
  retention,
  seed,
  'verify-documents': verifyDocuments,
  'verify-files': verifyFiles,
};

const usage = `npm run admin -- <command>:
  create --email you@company.example [--first-name Ada] [--last-name Núñez] [--role Admin]
  back-up --to DIR [--without-files]
  restore --from DIR [--check]
  rotate-document-key
  rotate-keys
  retention [--dry-run]
  seed --projects 2000 --technicians 20 [--inspections 400] [--seed 1] [--until 2026-11-21] [--into-existing]
  verify-documents [--project 1042] [--to DIR]
  verify-files
`;

/** parseArgs' messages about options are readable. */
const ofArguments = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

async function run([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help' || args.includes('--help')) {
    process.stdout.write(usage);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const known = Object.keys(commands).join(', ');
    throw new BadCommand(`There is no command ${name || 'without a name'}; there are ${known}.`);
  }
  return await command(readConfig(process.env), (line) => void process.stdout.write(`${line}\n`), args);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${ofArguments(error) ? (error as Error).message : startFailure(error)}\n`);
  process.exitCode = 2;
}
