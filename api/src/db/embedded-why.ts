import { readFile, stat } from 'node:fs/promises';
import { plainError } from './embedded-cluster.ts';

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Why a start failed: the last message of PostgreSQL, or of the program that starts it. */
export async function whyNotStarted(
  cluster: string,
  { log, before, error }: { log: string; before: number; error: unknown },
): Promise<Error> {
  const said = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before).toString().split('\n');
  const last = said.findLast((line) => /(?:FATAL|PANIC): /.test(line))?.replace(/^.*?(?:FATAL|PANIC): +/, '');
  const why = last === undefined ? (error as Error).message : `${last}. ${log} says more.`;
  return plainError(
    `The database in ${cluster} does not start: ${why} Where it is damaged, restore a back-up (npm run admin -- restore).`,
  );
}
