import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Said {
  code: number;
  out: string;
  err: string;
}

/** A podman with its images, containers and volumes in its own folder. */
export interface Podman {
  /** With any exit code. */
  try(...args: string[]): Promise<Said>;
  /** @returns its standard output. @throws Error with all its output if it fails */
  run(...args: string[]): Promise<string>;
  /** Limits for `build` and `run`: podman asks for more than an account without CAP_SYS_RESOURCE may give. */
  limits: string[];
}

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Which of these programs this machine lacks. */
export const missingOf = (programs: readonly string[]) => programs.filter((name) => !onPath(name));

export function podmanIn(store: string): Podman {
  // Debian 12's crun refuses a machine with both versions of cgroups; its runc does not.
  const runtime = onPath('runc') ? ['--runtime', 'runc'] : [];
  const own = ['--root', join(store, 'images'), '--runroot', join(store, 'running'), ...runtime];
  const options = { maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' } as const;
  const attempt = (...args: string[]) =>
    new Promise<Said>((done) =>
      execFile('podman', [...own, ...args], options, (error, out, err) =>
        done({ code: error ? Number(error.code ?? 1) : 0, out, err }),
      ),
    );
  return {
    try: attempt,
    async run(...args) {
      const { code, out, err } = await attempt(...args);
      if (code !== 0) throw new Error(`podman ${args.join(' ')} ended with ${code}:\n${out}${err}`);
      return out.trim();
    },
    limits: ['nofile', 'nproc'].flatMap((what) => ['--ulimit', `${what}=16384:16384`]),
  };
}
