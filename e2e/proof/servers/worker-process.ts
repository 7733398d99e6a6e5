import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { lean } from '../../../scripts/lean.ts';

const root = resolve(import.meta.dirname, '../../..');

/** `npm run worker` as a process. */
export interface WorkerProcess {
  kill(): Promise<void>;
  /** Ends it normally. @throws Error if it does not end cleanly */
  stop(): Promise<void>;
}

/** Starts one and waits until it works. @throws Error with its output if it ends instead */
export async function startWorker(env: Record<string, string>): Promise<WorkerProcess> {
  const child: ChildProcess = spawn(process.execPath, [...lean.flags, resolve(root, 'api/src/worker.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, ...lean.env, ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((working, failed) => {
    const hear = (bytes: Buffer) => {
      said += bytes;
      if (said.includes('working deliveries off')) working();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => failed(new Error(`The worker ended before it worked.\n${said}`)));
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return {
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (child.exitCode !== 0) throw new Error(`The worker did not stop in order.\n${said}`);
    },
  };
}
