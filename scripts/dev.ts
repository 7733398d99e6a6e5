import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The server, restarted on every change, and Vite in front of it: both live and die together. */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile();

const vite = resolve(root, 'node_modules/vite/bin/vite.js');
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'api/src/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, [vite, 'dev'], { stdio: 'inherit', cwd: resolve(root, 'web') }),
];

function stop(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
