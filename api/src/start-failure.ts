import { BadSetting } from './config.ts';

type Failed = Error & { address?: string; port?: number; path?: string };

const notAllowed = ({ message }: Failed) => `The system does not allow it: ${message}`;
const notFound = ({ message }: Failed) =>
  `HOST or DATABASE_URL names a machine that is not found (${message}).`;
const unreachable = ({ address, port }: Failed) =>
  `No database answers at ${address ?? 'the address of DATABASE_URL'}${port ? `:${port}` : ''}.`;
const noFolder = ({ path }: Failed) => `${path} cannot be made: there is a file where a folder has to be.`;
const notBelieved = ({ message }: Failed) =>
  `The certificate of the database is not believed (${message}). NODE_EXTRA_CA_CERTS may name the file of who signed it.`;

/** The most frequent failures of a start, by the error code of the system, the socket or PostgreSQL. */
const sentences: Record<string, (error: Failed) => string> = {
  EADDRINUSE: ({ address, port }) => `Port ${port} on ${address} is in use. Stop what uses it, or set PORT.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. Set HOST to one it has.`,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOSPC: () => 'The disk is full.',
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  DEPTH_ZERO_SELF_SIGNED_CERT: notBelieved,
  SELF_SIGNED_CERT_IN_CHAIN: notBelieved,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notBelieved,
  ERR_TLS_CERT_ALTNAME_INVALID: notBelieved,
  '28P01': () => 'The database refuses the user or password of DATABASE_URL.',
  '28000': () => 'The database refuses the user of DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist.',
  '42501': ({ message }) =>
    `The database does not allow it: ${message}. The user of DATABASE_URL has to own it: ALTER DATABASE name OWNER TO user.`,
  '25006': () => 'The database that DATABASE_URL names can only be read, as a copy of another can.',
  '53300': () => 'The database has no connection left. Raise its max_connections, or lower DATABASE_POOL.',
  '57P03': () => 'The database is starting or stopping. Try again in a moment.',
};

/** Messages of PostgreSQL's client without a code. */
const said: [RegExp, string][] = [
  [/client password must be a/, 'The database asks for a password, and DATABASE_URL has none.'],
  [/does not support SSL/, 'DATABASE_URL asks for TLS (sslmode), and the database does not speak it.'],
  [
    /^Connection terminated|^timeout exceeded when trying to connect/,
    'What is at the address of DATABASE_URL does not answer as a PostgreSQL does, or too late.',
  ],
];

/** One sentence for what a person can fix; the stack for anything else. */
export function startFailure(error: unknown): string {
  const { code, plain, message, stack } = error as Error & { code?: string; plain?: boolean };
  if (error instanceof BadSetting || plain) return message;
  const known = code === undefined ? undefined : sentences[code];
  if (known) return known(error as Error);
  return said.find(([of]) => of.test(message))?.[1] ?? stack ?? String(error);
}
