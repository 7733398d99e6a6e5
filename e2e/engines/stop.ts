import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch {
    // Nothing of it runs any more.
  }
}

// A run that is cut off leaves no browser behind either.
process.on('exit', () => {
  for (const program of running) endGroup(program, 'SIGKILL');
});

/** Remembers a program that was spawned `detached`: the leader of a group, in which everything it starts is. */
export function keepTrack(program: ChildProcess): ChildProcess {
  running.add(program);
  return program;
}

/** Ends a program with everything it started. */
export async function stop(program: ChildProcess): Promise<void> {
  const hasEnded = program.exitCode !== null || program.signalCode !== null;
  const ended = hasEnded ? undefined : once(program, 'exit');
  endGroup(program, 'SIGTERM');
  await ended;
  endGroup(program, 'SIGKILL');
  running.delete(program);
}
