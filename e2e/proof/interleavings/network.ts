import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { passOn, type Whole } from '../pass-on.ts';

/** The fate of a request and its response. */
export const fates = [
  'pass',
  /** Nothing of it reaches the server. */
  'cut before',
  /** The server did it, and the response is lost. */
  'cut after',
  'cut in the answer',
  /** The phone is cut off; the request reaches the server later, after newer ones. */
  'late',
  /** Two copies at the same moment; the first response counts. */
  'twice',
  /** The response to a copy that comes after the first was done. */
  'again',
  'slow',
  'failed before',
  /** The server did it, and a gateway says that it did not. */
  'failed after',
  'too many',
  /** The access token is no longer accepted. */
  'token expired',
] as const;
export type Fate = (typeof fates)[number];

/** A write of the API as seen on the network. */
export interface Seen {
  key: string;
  what: string;
  /** The values in it that no other act of the run writes. */
  values: string[];
  fate: Fate;
  /** The server's response, undefined without one. */
  status: number | undefined;
  /** Whether the phone got that response. */
  told: boolean;
}

/** A network between one phone and the server that gives each request the next fate. */
export class Network {
  /** Nothing gets through. */
  off = false;
  /** From here on everything passes. */
  well = true;
  readonly seen: Seen[] = [];
  readonly met = new Map<Fate, number>();
  url = '';
  private fates: readonly Fate[] = [];
  private turn = 0;
  private readonly ghosts = new Set<Promise<unknown>>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly target: URL;
  private readonly server: Server;

  constructor(target: string) {
    this.target = new URL(target);
    this.server = createServer((from, to) => void this.serve(from, to));
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Another run begins, with its own fates. */
  begin(its: readonly Fate[]): void {
    this.fates = its;
    this.turn = 0;
    this.seen.length = 0;
    this.well = false;
    this.off = false;
  }

  /** Waits for requests that are still travelling to the server. */
  async calm(): Promise<void> {
    this.well = true;
    this.off = false;
    await Promise.allSettled(this.ghosts);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    this.agent.destroy();
  }

  private next(): Fate {
    if (this.well) return 'pass';
    const fate = this.off ? 'cut before' : (this.fates[this.turn++] ?? 'pass');
    this.met.set(fate, (this.met.get(fate) ?? 0) + 1);
    return fate;
  }

  private async serve(from: IncomingMessage, to: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of from) chunks.push(chunk as Buffer);
      await this.meet(from, Buffer.concat(chunks), to, this.next());
    } catch {
      // The phone or the server went away half-way, which is intended: the other side sees that.
      to.destroy();
    }
  }

  private async meet(from: IncomingMessage, body: Buffer, to: ServerResponse, fate: Fate): Promise<void> {
    const seen = this.note(from, body, fate);
    const forward = async (headers: IncomingMessage['headers'] = from.headers) => {
      const answer = await passOn(this.target, this.agent, from, headers, body);
      seen.status = answer.status;
      return answer;
    };
    const give = (answer: Whole) => {
      seen.told = true;
      reply(to, answer);
    };
    switch (fate) {
      case 'pass':
        return give(await forward());
      case 'cut before':
        return void to.destroy();
      case 'cut after':
        await forward();
        return void to.destroy();
      case 'cut in the answer': {
        const { status, headers, body: whole } = await forward();
        to.writeHead(status, { ...headers, 'content-length': whole.length });
        to.write(whole.subarray(0, whole.length / 2));
        await after(5);
        return void to.destroy();
      }
      case 'late': {
        const ghost = after(20 + Math.random() * 200).then(() => forward());
        this.ghosts.add(ghost);
        ghost.then(
          () => this.ghosts.delete(ghost),
          () => this.ghosts.delete(ghost),
        );
        return void to.destroy();
      }
      case 'twice': {
        const both = [forward(), forward()];
        const answer = await Promise.any(both);
        await Promise.allSettled(both);
        return give(answer);
      }
      case 'again':
        await forward();
        return give(await forward());
      case 'slow':
        await after(30 + Math.random() * 60);
        return give(await forward());
      case 'failed before':
        return refuse(to, 503);
      case 'failed after':
        await forward();
        return refuse(to, 504);
      case 'too many':
        return refuse(to, 429);
      case 'token expired': {
        const { authorization } = from.headers;
        return give(
          await forward({ ...from.headers, ...(authorization && { authorization: 'Bearer expired' }) }),
        );
      }
      default:
        return fate satisfies never;
    }
  }

  private note(from: IncomingMessage, body: Buffer, fate: Fate): Seen {
    const key = from.headers['idempotency-key'];
    const seen: Seen = {
      key: typeof key === 'string' ? key : '',
      what: `${from.method} ${from.url}`,
      values: body.toString('latin1').match(/\bw\d+w\b|"yesX":7\d{5}|"dimensionsLength":[\d.]+/g) ?? [],
      fate,
      status: undefined,
      told: false,
    };
    if (seen.key) this.seen.push(seen);
    return seen;
  }
}

function refuse(to: ServerResponse, status: number): void {
  const body = {
    success: false,
    error: 'The network says no.',
    message: 'The network says no.',
    code: 'network',
  };
  to.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' }).end(JSON.stringify(body));
}

function reply(to: ServerResponse, { status, headers, body }: Whole): void {
  const { 'transfer-encoding': _, ...kept } = headers;
  to.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
}
