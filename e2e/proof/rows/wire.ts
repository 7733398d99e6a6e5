import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { passOn, type Whole } from '../pass-on.ts';

/** A write of the API on the network. */
export interface Sent {
  method: string;
  path: string;
  key: string;
  body: string;
}

/** The fate of a write before the server sees it: an object is the response instead of the server's. */
export type Before = 'forward' | 'cut' | { status: number; body: object };
/** The fate of the server's response. */
export type After = 'answer' | 'cut';

export interface Faults {
  before(sent: Sent): Before | Promise<Before>;
  after(sent: Sent): After | Promise<After>;
}

export const noFaults: Faults = { before: () => 'forward', after: () => 'answer' };

/** Between browser and server. Writes of the API meet its faults; everything else passes. */
export class Wire {
  faults: Faults = noFaults;
  /** How often each key, and each figure under any key, got a success as new work. */
  readonly applied = new Map<string, number>();
  /** Responses that said the work was done before. */
  replays = 0;
  url = '';
  private server: Server | undefined;
  private port = 0;
  private readonly sockets = new Set<Socket>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly target: URL;

  constructor(target: string) {
    this.target = new URL(target);
  }

  /** Listens, at the same address each time. */
  async up(): Promise<void> {
    if (this.server?.listening) return;
    this.server = createServer((from, to) => void this.serve(from, to));
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as { port: number }).port;
    this.url = `http://127.0.0.1:${this.port}`;
  }

  /** Refuses connections from here on, and breaks the open ones. */
  async down(): Promise<void> {
    if (!this.server?.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private async serve(from: IncomingMessage, to: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of from) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const key = from.headers['idempotency-key'];
      if (typeof key !== 'string')
        return reply(to, await passOn(this.target, this.agent, from, from.headers, body));
      await this.write(from, to, body, { method: from.method!, path: from.url!, key, body: body.toString() });
    } catch {
      // The browser or the server went away half-way, which is intended: the other side sees that.
      to.destroy();
    }
  }

  private async write(from: IncomingMessage, to: ServerResponse, body: Buffer, sent: Sent): Promise<void> {
    const before = await this.faults.before(sent);
    if (before === 'cut') return void to.destroy();
    if (before !== 'forward') {
      to.writeHead(before.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(before.body));
      return;
    }
    const answer = await passOn(this.target, this.agent, from, from.headers, body);
    if (answer.headers['idempotency-replayed'] === 'true') this.replays++;
    else if (answer.status < 300) this.note(sent);
    if ((await this.faults.after(sent)) === 'cut') to.destroy();
    else reply(to, answer);
  }

  private note({ key, body }: Sent): void {
    const figures = (body.match(/"qty":\d{4}/g) ?? []).map((one) => `figure ${one}`);
    for (const one of [`key ${key}`, ...figures]) this.applied.set(one, (this.applied.get(one) ?? 0) + 1);
  }

  async close(): Promise<void> {
    await this.down();
    this.agent.destroy();
  }
}

function reply(to: ServerResponse, { status, headers, body }: Whole): void {
  const { 'transfer-encoding': _, ...kept } = headers;
  to.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
}
