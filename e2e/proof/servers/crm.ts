import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPost } from '../deliveries/read-post.ts';

interface Post {
  /** The message's. */
  id: string;
  /** The inspection it is about. */
  externalId: string;
  at: number;
}

/** A CRM that accepts signed posts, and can leave one without a response. */
export interface Crm {
  url: string;
  posts: Post[];
  /** Never responds to the next post. @returns it, once it is there */
  holdNext(): Promise<Post>;
  close(): Promise<void>;
}

export async function startCrm(): Promise<Crm> {
  const posts: Post[] = [];
  let held: PromiseWithResolvers<Post> | undefined;
  const server = createServer(async (request, response) => {
    const read = await readPost(request);
    if (!read) return response.destroy();
    const post = { ...read, at: Date.now() };
    posts.push(post);
    if (!held) return response.writeHead(200).end();
    held.resolve(post);
    held = undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    posts,
    holdNext() {
      held = Promise.withResolvers();
      return held.promise;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
