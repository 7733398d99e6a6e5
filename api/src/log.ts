import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/**
 * Details in errors: PostgreSQL quotes rows (customers' names, claim numbers), mail servers quote addresses, and the
 * pool attaches a lost connection with the key that cancels its queries.
 */
const quoting = [
  'detail',
  'where',
  'internalQuery',
  'parameters',
  'accepted',
  'rejected',
  'rejectedErrors',
  'envelope',
  'client',
];

/** Mail servers quote the addresses they refuse; connection strings have a password before the @. */
const address = /[^\s<>"'(),;/\\]+@[^\s<>"'(),;:/\\]+\.[a-z]{2,}/gi;
const withoutAddresses = (text: string) => text.replace(address, '(an address)');

/** For a value it cannot read (SQLSTATE class 22) PostgreSQL quotes it in the message, which the stack repeats. */
function withoutValues(error: unknown, text: string): string {
  if (!(error instanceof Error)) return text;
  const { code, message, cause } = error as Error & { code?: unknown };
  const isAboutValue = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  const told = isAboutValue ? text.replaceAll(message, message.replace(/".*"/s, '(a value)')) : text;
  return withoutValues(cause, told);
}

function withoutRows(error: Error): object {
  const told = Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !quoting.includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutAddresses(withoutValues(error, value)) : value,
    ]),
  );
}

/**
 * Standard output in pieces: a write a line would cost more than making it. What waits is written within a second, and at
 * the end of the process, also one that fails.
 */
const inPieces = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 });

/**
 * Structured logs, on standard output by default. They never contain bodies, headers, queries or rows that PostgreSQL
 * quotes.
 */
export function openLog(level: Config['logLevel'], destination: DestinationStream = inPieces()): Logger {
  const options = {
    level,
    redact: ['*.headers', 'headers', '*.password', '*.passwordHash', '*.accessToken', '*.refreshToken'],
    serializers: {
      err: withoutRows,
      why: withoutAddresses,
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
  return pino(options, destination);
}
