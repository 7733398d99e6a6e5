import { BadSetting } from './config.ts';

/** What stops a start most often, by the code of the system's, the socket's or PostgreSQL's error. */
const sentences: Record<string, (error: Error & { address?: string; port?: number }) => string> = {
  EADDRINUSE: ({ address, port }) => `Port ${port} on ${address} is in use. Stop what uses it, or set PORT.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. Set HOST to one it has.`,
  EACCES: ({ message }) => `The system does not allow it: ${message}`,
  ENOSPC: () => 'The disk is full.',
  ENOTFOUND: ({ message }) => `HOST or DATABASE_URL names a machine that is not found (${message}).`,
  ECONNREFUSED: ({ address, port }) =>
    `No database answers at ${address ?? 'the address of DATABASE_URL'}${port ? `:${port}` : ''}.`,
  '28P01': () => 'The database refuses the user or password of DATABASE_URL.',
  '28000': () => 'The database refuses the user of DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist.',
};

/** One sentence for what a person can mend; the stack for anything else. */
export function startFailure(error: unknown): string {
  const { code, plain, message, stack } = error as Error & { code?: string; plain?: boolean };
  if (error instanceof BadSetting || plain) return message;
  const known = code === undefined ? undefined : sentences[code];
  return known ? known(error as Error) : (stack ?? String(error));
}
