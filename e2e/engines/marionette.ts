import { once } from 'node:events';
import { connect } from 'node:net';
import { DriverError } from './driver.ts';

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Firefox's own WebDriver, which geckodriver, too, speaks to: each message is its length in bytes, a colon and JSON. */
export async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('close', () => {
    const ended = { error: 'no such browser', message: 'Firefox has ended.' };
    for (const [id, answer] of waiting) answer([1, id, ended, null]);
  });
  let bytes = Buffer.alloc(0);
  let last = 0;
  const greeted = new Promise<void>((greet) => {
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      for (;;) {
        const colon = bytes.indexOf(':');
        const end = colon + 1 + Number(bytes.subarray(0, colon));
        if (colon < 0 || bytes.length < end) return;
        const message = JSON.parse(bytes.subarray(colon + 1, end).toString()) as Answer | object;
        bytes = bytes.subarray(end);
        if (!Array.isArray(message)) greet();
        else waiting.get(message[1])?.(message as Answer);
      }
    });
  });
  await once(socket, 'connect');
  await greeted;
  return {
    async send<T>(name: string, body: object = {}): Promise<T> {
      const id = ++last;
      const text = JSON.stringify([0, id, name, body]);
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [, , error, result] = await answered;
      waiting.delete(id);
      if (error) throw new DriverError(error.error, error.message);
      return result as T;
    },
    close: () => socket.destroy(),
  };
}
