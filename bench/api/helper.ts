import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './messages.ts';

/** A process of the bench that follows instructions and reports results. */
export async function startHelper(file: string) {
  const child: ChildProcess = fork(new URL(file, import.meta.url), { serialization: 'advanced' });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended.`);
  });
  ended.catch(() => undefined);
  const hear = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    pid: child.pid!,
    hear,
    tell: (told: object) => void child.send(told),
    async ask(told: object): Promise<Outcome> {
      child.send(told);
      const heard = (await hear()) as Outcome | { failed: string };
      if ('failed' in heard) throw new Error(heard.failed);
      return heard;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
