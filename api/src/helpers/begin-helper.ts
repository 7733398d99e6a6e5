import { fork } from 'node:child_process';
import type { Socket } from 'node:net';

/** A process beside the server, for work that may break down, hang, or leave memory behind. */
export interface Helper {
  pid: number | undefined;
  /** @throws an Error where it is not plain data */
  tell(asked: object): void;
  /** It has work: the server does not end before it is done. */
  work(): void;
  /** It has none: it keeps no server from ending, and is let go in time. */
  rest(): void;
  letGo(): void;
  /** At once, whatever it is at. Resolves when it has ended. */
  kill(): Promise<void>;
}

export interface Helping<Told> {
  /** Of V8. */
  flags?: readonly string[];
  /** Of its environment, beside the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** One that has had no work for so long is let go. */
  idleMs: number;
  told(told: Told): void;
  /** It takes no more work and tells nothing more: it was let go or killed, or has ended by itself, and then why. Once. */
  gone(why?: Error): void;
}

/** So much of its last words is kept. */
const lastWords = 2_000;

/** Begins a process of its own. It ends with the server, however that ends (`serve-server.ts`). */
export function beginHelper<Told>(
  file: URL,
  { flags = [], settings, idleMs, told, gone }: Helping<Told>,
): Helper {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(file, {
    execArgv: [...flags],
    // No secret of the server's is in it. One heap of the C library for all its threads takes a third less than two.
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), MALLOC_ARENA_MAX: '1', ...settings },
    serialization: 'advanced',
    // The server's log is JSON alone: what a process says that breaks down goes into the error.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // There is none where the machine has no more files to open; the error of that follows.
  const stderr = child.stderr as Socket | null;
  let words = '';
  stderr?.setEncoding('utf8').on('data', (text) => {
    words = `${words}${text}`.slice(-lastWords);
  });
  child.unref();
  stderr?.unref();

  let idle: NodeJS.Timeout | undefined;
  let isGone = false;
  const end = (why?: Error) => {
    if (isGone) return;
    isGone = true;
    clearTimeout(idle);
    gone(why);
  };
  const letGo = () => {
    if (child.connected) child.disconnect();
    end();
  };
  // It has ended and all it told has been heard.
  const closed = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      end(new Error(`ended with ${signal ?? `code ${code}`}`, { cause: words && new Error(words) }));
      resolve();
    });
  });
  child.once('error', end);
  child.on('message', (message) => {
    if (!isGone) told(message as Told);
  });

  return {
    pid: child.pid,
    tell(asked) {
      // What cannot reach it any more is told by its end.
      if (child.connected) child.send(asked, () => undefined);
    },
    work() {
      clearTimeout(idle);
      child.channel?.ref();
    },
    rest() {
      child.channel?.unref();
      clearTimeout(idle);
      idle = setTimeout(letGo, idleMs).unref();
    },
    letGo,
    kill() {
      end();
      child.kill('SIGKILL');
      child.ref();
      stderr?.ref();
      return closed;
    },
  };
}
