import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Heard, Kept, Life, Order, Orders, Where } from '../../phone/orders.ts';

const app = resolve(import.meta.dirname, '../../phone/life.ts');

/** There is no result: the app was killed while it worked. */
export class Died extends Error {}

interface Asked {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** A phone: a store that stays, and an app that can be killed at any moment and started on it again. */
export class Phone {
  /** Errors the app reported on its own. */
  readonly reported: string[] = [];
  kills = 0;
  private readonly origin: string;
  private where: Where | undefined;
  private kept: Kept | undefined;
  private worker: Worker | undefined;
  private ready: Promise<void> = Promise.resolve();
  private readonly asked = new Map<number, Asked>();
  private nextId = 1;

  constructor(origin: string) {
    this.origin = origin;
  }

  async start(): Promise<void> {
    const begun = Promise.withResolvers<void>();
    this.ready = begun.promise;
    const { origin, kept, where } = this;
    const workerData: Life = { origin, kept, where };
    this.worker = new Worker(app, { workerData, execArgv: ['--disable-warning=ExperimentalWarning'] });
    this.worker.on('message', (heard: Heard) => {
      if ('ready' in heard) begun.resolve();
      else if ('reported' in heard) this.reported.push(heard.reported);
      else this.hear(heard);
    });
    this.worker.on('error', (error) => {
      this.reported.push(`the app crashed: ${(error as Error).stack}`);
      begun.reject(error as Error);
      this.lose();
    });
    await this.ready;
  }

  /** @throws Died if it is killed before its result */
  ask<O extends Order>(order: O, asks: Orders[O]['asks']): Promise<Orders[O]['answers']> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.asked.set(id, { resolve: resolve as Asked['resolve'], reject });
      this.worker!.postMessage({ id, order, asks });
    });
  }

  /** Kills the app in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.ready;
    this.kills++;
    this.kept = await this.ask('kill', undefined);
    this.lose();
    await this.worker!.terminate();
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.lose();
    await this.worker?.terminate();
  }

  /** Switches to another project; the earlier ones stay on the phone. */
  async go(where: Where): Promise<void> {
    this.where = where;
    this.reported.length = 0;
    await this.ask('go', where);
  }

  at(): Where {
    if (!this.where) throw new Error('Nobody said where to work.');
    return this.where;
  }

  /** A new store, with the same person signed in. */
  async clear(): Promise<void> {
    await this.kill();
    this.kills--;
    this.kept = { name: '', version: 0, stores: [], storage: this.kept!.storage };
    await this.start();
  }

  private hear(heard: Exclude<Heard, { reported: string } | { ready: true }>): void {
    const asked = this.asked.get(heard.id);
    this.asked.delete(heard.id);
    if ('error' in heard) asked?.reject(new Error(heard.error));
    else asked?.resolve(heard.answer);
  }

  private lose(): void {
    for (const { reject } of this.asked.values()) reject(new Died('The app was killed.'));
    this.asked.clear();
  }
}
