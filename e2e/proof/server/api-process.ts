import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { lean } from '../../../scripts/lean.ts';

const root = resolve(import.meta.dirname, '../../..');
const timeLimit = 60_000;

/** The server as a process that can be killed at any moment and started again on the same address and data. */
export interface ApiProcess {
  url: string;
  /** Starts the process without waiting for it. */
  launch(): void;
  /** Waits until it can work. @throws Error with its output if it ends or takes a minute */
  ready(): Promise<void>;
  kill(): Promise<void>;
  /** Ends it normally. @throws Error if it does not end cleanly */
  stop(): Promise<void>;
  /** Of its present life. */
  pid(): number;
  isRunning(): boolean;
  /** Lines at level error or worse, of all its lives. */
  errors: string[];
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.');
  return address.port;
}

/** @param hear gets all its output */
export async function apiProcess(
  env: { DATA_DIR: string } & Record<string, string>,
  { hear: told }: { hear?: (text: string) => void } = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const errors: string[] = [];
  let child: ChildProcess | undefined;
  let said = '';

  const ended = () => !child || child.exitCode !== null || child.signalCode !== null;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || ended()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  return {
    url,
    errors,
    isRunning: () => !ended(),
    pid() {
      if (!child?.pid) throw new Error('The server does not run.');
      return child.pid;
    },
    launch() {
      said = '';
      child = spawn(process.execPath, [...lean.flags, resolve(root, 'api/src/main.ts')], {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          ...lean.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'warn',
          TIDEMARK_DEMO: 'small',
          RATE_LIMIT: 'off',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const hear = (bytes: Buffer) => {
        said += bytes;
        told?.(String(bytes));
        errors.push(
          ...(String(bytes)
            .match(/^\{"level":[56]0.*$/gm)
            ?.map((line) => line.slice(0, 600)) ?? []),
        );
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
    },
    async ready() {
      for (const until = Date.now() + timeLimit; ; await after(10)) {
        // A server that is still starting refuses connections.
        const isReady = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (isReady) return;
        if (ended()) throw new Error(`The server ended before it was ready.\n${said}`);
        if (Date.now() > until)
          throw new Error(`The server was not ready within ${timeLimit / 1000} s.\n${said}`);
      }
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (child?.exitCode !== 0) throw new Error(`The server did not stop in order.\n${said}`);
    },
  };
}
