import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured logs, on standard output unless told otherwise. Bodies are never logged; headers and addresses that can carry a secret go. */
export function openLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    redact: ['req.headers', 'headers', '*.password', '*.passwordHash', '*.accessToken', '*.refreshToken'],
    serializers: {
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
