import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** What the driver's connection can do for COPY; its types leave it out. */
interface CopyConnection {
  query(text: string): void;
  stream: NodeJS.ReadWriteStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}

const rowsOf = ({ text }: { text: string }) => Number(text.split(' ')[1]);

/** The bytes of `COPY … TO STDOUT`, read at the consumer's speed; `rows` is known once they end. */
export class CopyOut extends Readable {
  rows = 0;
  readonly #text: string;
  #connection: CopyConnection | undefined;

  constructor(client: pg.Client, text: string) {
    super();
    this.#text = text;
    client.query(this);
  }
  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    this.#connection.query(this.#text);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Copied because the driver reuses the memory.
    if (!this.push(Buffer.from(chunk))) this.#connection!.stream.pause();
  }
  handleCommandComplete(done: { text: string }): void {
    this.rows = rowsOf(done);
  }
  handleReadyForQuery(): void {
    this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }
  override _read(): void {
    this.#connection?.stream.resume();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Drops the rest of a copy nobody reads; the connection waits for its end.
    this.#connection?.stream.resume();
    done(error);
  }
}

/** Accepts the bytes of `COPY … FROM STDIN`; finishes once PostgreSQL has the last, and `rows` says how many. */
export class CopyIn extends Writable {
  rows = 0;
  readonly #text: string;
  #connection: CopyConnection | undefined;
  #begun = Promise.withResolvers<void>();
  #ended = Promise.withResolvers<void>();

  constructor(client: pg.Client, text: string) {
    super();
    this.#text = text;
    for (const { promise } of [this.#begun, this.#ended]) promise.catch(() => undefined);
    client.query(this);
  }
  submit(connection: pg.Connection): void {
    this.#connection = connection as unknown as CopyConnection;
    this.#connection.query(this.#text);
  }
  handleCopyInResponse(): void {
    this.#begun.resolve();
  }
  handleCommandComplete(done: { text: string }): void {
    this.rows = rowsOf(done);
  }
  handleReadyForQuery(): void {
    this.#ended.resolve();
  }
  handleError(error: Error): void {
    this.#begun.reject(error);
    this.#ended.reject(error);
    this.destroy(error);
  }
  async #send(chunk: Buffer): Promise<void> {
    await this.#begun.promise;
    const { stream } = this.#connection!;
    this.#connection!.sendCopyFromChunk(chunk);
    if (stream.writableNeedDrain) await new Promise<void>((drained) => stream.once('drain', drained));
  }
  override _write(chunk: Buffer, _: string, done: (error?: Error | null) => void): void {
    this.#send(chunk).then(() => done(), done);
  }
  override _final(done: (error?: Error | null) => void): void {
    this.#begun.promise
      .then(() => {
        this.#connection!.endCopyFrom();
        return this.#ended.promise;
      })
      .then(() => done(), done);
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Otherwise PostgreSQL and the connection would wait for more.
    if (error && !this.writableFinished)
      this.#begun.promise.then(
        () => this.#connection!.sendCopyFail(error.message),
        () => undefined,
      );
    done(error);
  }
}
