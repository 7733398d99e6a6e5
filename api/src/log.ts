import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** What PostgreSQL adds to an error to quote the row it is about: customers' names, claim numbers. */
const quoting = ['detail', 'where', 'internalQuery', 'parameters'];

function withoutRows(error: Error): object {
  const told = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(told).filter(([name]) => !quoting.includes(name)));
}

/**
 * Structured logs, on standard output unless told otherwise. Bodies are never logged, nor headers, queries and the rows
 * that PostgreSQL quotes.
 */
export function openLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    redact: ['req.headers', 'headers', '*.password', '*.passwordHash', '*.accessToken', '*.refreshToken'],
    serializers: {
      err: withoutRows,
      req: (request: { id: string; method: string; url: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  };
  return pino(options, destination);
}
