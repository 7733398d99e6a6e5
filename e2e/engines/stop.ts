import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a program, unless it has ended. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
