import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../../..');

export interface Said {
  /** Null if it was killed. */
  code: number | null;
  out: string;
  err: string;
}

/** A command as an operator runs it, in its own process. */
export function admin(
  env: Record<string, string>,
  ...args: string[]
): { child: ChildProcess; said: Promise<Said> } {
  const child = spawn(process.execPath, [resolve(root, 'scripts/admin.ts'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const said = once(child, 'exit').then(async ([code]) => {
    const [out, err] = await texts;
    return { code: code as number | null, out, err };
  });
  return { child, said };
}

/** @throws Error with all its output if it fails */
export async function adminOk(env: Record<string, string>, ...args: string[]): Promise<Said> {
  const said = await admin(env, ...args).said;
  if (said.code !== 0) throw new Error(`${args.join(' ')} ended with ${said.code}:\n${said.out}${said.err}`);
  return said;
}

/** The folder a back-up names in its output. */
export const folderOf = ({ out }: Said) => out.split('\n')[0]!;
