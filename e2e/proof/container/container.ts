import { setTimeout as after } from 'node:timers/promises';
import type { Podman, Said } from './podman.ts';

/** A container of the image, run as docs/operations.md says, on this machine's own network. */
export interface Container {
  name: string;
  /** Runs a command in it, as the image's user. */
  exec(...command: string[]): Promise<Said>;
  /** The lines of its log at level error or worse, and those that are not log lines. */
  errors(): Promise<string[]>;
  /** Like `docker stop`. @returns how it ended */
  stop(): Promise<{ code: number; ms: number }>;
  start(): Promise<void>;
}

/** The flags of docs/operations.md, "Containers". */
const asOperated = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
  ...['--init', '--stop-timeout', '60', '-v', 'tidemark:/data'],
];

export async function startContainer(
  podman: Podman,
  {
    name,
    image,
    env,
    command = [],
  }: { name: string; image: string; env: Record<string, string>; command?: string[] },
): Promise<Container> {
  const settings = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const network = ['--network', 'host'];
  await podman.run(
    'run',
    '-d',
    '--name',
    name,
    ...network,
    ...podman.limits,
    ...asOperated,
    ...settings,
    image,
    ...command,
  );
  return {
    name,
    exec: (...given) => podman.try('exec', name, ...given),
    async errors() {
      const { out, err } = await podman.try('logs', name);
      return `${out}${err}`.split('\n').filter((line) => line && !/^\{"level":[1-4]0/.test(line));
    },
    async stop() {
      const began = performance.now();
      await podman.run('stop', name);
      const ms = Math.round(performance.now() - began);
      return { code: Number(await podman.run('inspect', name, '--format', '{{.State.ExitCode}}')), ms };
    },
    start: () => podman.run('start', name).then(() => undefined),
  };
}

/** @returns the ms until it was true. @throws Error naming what was waited for */
export async function until(what: string, holds: () => Promise<boolean>, within = 60_000): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error(`waited ${within / 1000} s in vain: ${what}`);
    await after(50);
  }
  return Math.round(performance.now() - began);
}

/** Whether a page responds well; a server that is still starting refuses connections. */
export const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
