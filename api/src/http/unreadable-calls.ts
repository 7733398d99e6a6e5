import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '@tidemark/contract/refusals';
import { failure } from './envelope.ts';

/** What Node's parser rejected, as a refusal. */
const meanings: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};

/** Responds in the envelope to malformed requests and closes the connection, since the next request cannot be found. */
export function answerUnreadableCall(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = failure(new Refusal(meanings[error.code ?? ''] ?? 'malformed_request'));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}
