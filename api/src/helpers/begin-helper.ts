import { fork } from 'node:child_process';
import type { Socket } from 'node:net';

/** A process beside the server, for work that may crash, hang or leave memory behind. */
export interface Helper {
  pid: number | undefined;
  /** @throws an Error if it is not plain data */
  tell(asked: object): void;
  /** It has work: the server waits for it before it ends. */
  work(): void;
  /** It is idle: it keeps no server alive, and ends after the idle timeout. */
  rest(): void;
  letGo(): void;
  /** Kills it whatever it does. Resolves when it has ended. */
  kill(): Promise<void>;
}

export interface Helping<Told> {
  /** V8's options. */
  flags?: readonly string[];
  /** Environment variables beside the usual ones. */
  settings?: Readonly<Record<string, string>>;
  /** Idle timeout. */
  idleMs: number;
  told(told: Told): void;
  /**
   * It takes no more work and sends nothing more: it was released or killed, or ended by itself, with the reason.
   * Called once.
   */
  gone(why?: Error): void;
}

/** How much of its last output is kept. */
const lastWords = 2_000;

/** Starts a process that ends with the server, however that ends (`serve-server.ts`). */
export function beginHelper<Told>(
  file: URL,
  { flags = [], settings, idleMs, told, gone }: Helping<Told>,
): Helper {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(file, {
    execArgv: [...flags],
    // It gets none of the server's secrets. One heap of the C library for all threads takes a third less memory than
    // two.
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), MALLOC_ARENA_MAX: '1', ...settings },
    serialization: 'advanced',
    // The server's log is JSON only, so a crashing process's output goes into the error.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Missing if the machine can open no more files; that error follows.
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
  // It has ended and all its messages have been handled.
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
      // A message that cannot be sent any more is answered by its end.
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
