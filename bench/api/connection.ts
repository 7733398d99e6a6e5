import { once } from 'node:events';
import { connect } from 'node:net';

export interface Connection {
  /** Sends a whole request and waits for the whole answer. @throws an Error for any status but 2xx */
  ask(request: Buffer): Promise<void>;
  close(): void;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One kept connection that does the least HTTP there is: two cores are shared with the server, and what the sender takes of
 * them is missing there.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let head = Buffer.alloc(0);
  let missing = -1;
  let done: (() => void) | undefined;
  let failed: ((error: Error) => void) | undefined;

  const readHead = (): boolean => {
    const end = head.indexOf(headEnd);
    if (end < 0) return false;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const status = text.slice(9, 12);
    if (!status.startsWith('2') || length === undefined)
      failed?.(new Error(`${text.split('\r\n')[0]}\n${head.toString('utf8', end, end + 500)}`));
    missing = Number(length) - (head.length - end - headEnd.length);
    return true;
  };
  socket.on('data', (bytes) => {
    if (missing < 0) {
      head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      if (!readHead()) return;
    } else missing -= bytes.length;
    if (missing > 0) return;
    head = Buffer.alloc(0);
    missing = -1;
    done?.();
  });
  socket.on('error', (error) => failed?.(error));
  socket.on('close', () => failed?.(new Error('The server closed the connection.')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        [done, failed] = [resolve, reject];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
