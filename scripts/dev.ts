import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from './demo-accounts.ts';
import { readEnv } from './read-env.ts';
import { watchFlags } from './watch-flags.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
readEnv(1);

// The server, restarted on every change, and Vite in front of it: both start and end together.
const vite = resolve(root, 'node_modules/vite/bin/vite.js');
// Process groups of their own: Ctrl-C reaches only this process, which signals each once. A second signal would
// interrupt the server's orderly end and leave its database running.
const own = { stdio: 'inherit', detached: true } as const;
const server = `http://127.0.0.1:${process.env.PORT || 8080}`;
const env = { ...process.env, API_URL: server };
const children: ChildProcess[] = [
  spawn(process.execPath, [...watchFlags, 'api/src/main.ts'], own),
  spawn(process.execPath, [vite, 'dev', '--host', '127.0.0.1', '--strictPort'], {
    ...own,
    cwd: resolve(root, 'web'),
    env,
  }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}

/** A server that is still starting refuses connections. */
const isReady = () =>
  fetch(`${server}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!stopping && !(await isReady())) await pause(200);
if (!stopping) {
  for (const line of [
    'The app, following every change: http://127.0.0.1:5173',
    ...(await demoAccounts(process.env)),
  ])
    process.stdout.write(`${line}\n`);
}
