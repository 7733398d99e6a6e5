import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = resolve(import.meta.dirname, '..');
const limit = 60 * 60_000;

export interface Ran {
  code: number;
  /** Standard output and error, in order, without colors. */
  output: string;
}

/** Runs a command to its end in the project's root, or in `cwd` below it; an hour at most. */
export async function runCommand(
  command: string,
  args: string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> {
  const bin = resolve(root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: resolve(root, cwd),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
  });
  let output = '';
  child.stdout.on('data', (bytes) => (output += bytes));
  child.stderr.on('data', (bytes) => (output += bytes));
  try {
    const [code, signal] = await once(child, 'close');
    if (signal) output += `\n${command} was ended by ${signal}.\n`;
    return { code: code ?? 1, output: stripVTControlCharacters(output) };
  } catch (error) {
    return { code: 127, output: `${command} cannot be run: ${(error as Error).message}\n` };
  }
}
