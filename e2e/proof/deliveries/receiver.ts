import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { readPost } from './read-post.ts';

/** A CRM that accepts signed posts, remembers their ids as the protocol asks, and sometimes fails. */
export interface Receiver {
  url: string;
  /** What was accepted: the message's id → its inspection. */
  taken: Map<string, string>;
  /** Posts that came again under a known id. */
  again: number;
  close(): Promise<void>;
}

/** One in this many posts is accepted and still answered with 500. */
const sickOneIn = 40;

export async function startReceiver(): Promise<Receiver> {
  const receiver = { url: '', taken: new Map<string, string>(), again: 0 };
  const server = createServer(async (request, response) => {
    const post = await readPost(request);
    if (!post) return response.destroy();
    if (receiver.taken.has(post.id)) receiver.again++;
    receiver.taken.set(post.id, post.externalId);
    await after(Math.random() * 40);
    return response.writeHead(Math.random() * sickOneIn < 1 ? 500 : 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return Object.assign(receiver, {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
