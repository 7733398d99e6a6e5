import type { Readable } from 'node:stream';

/** First and last byte, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface Blob {
  size: number;
  read(range?: ByteRange): Readable;
  /** The file with these bytes, if they are on this machine: a helper reads it without the server's help. */
  path?: string;
}

/** Stores bytes under keys that begin with their own SHA-256: a key's content never changes. */
export interface Blobs {
  /** Moves a local file in. Once this resolves, a power cut does not undo it. */
  put(key: string, path: string): Promise<void>;
  find(key: string): Promise<Blob | null>;
  /** Every key and when it was last put, in portions; all keys of one hash are in the same one. */
  list(): AsyncIterable<{ key: string; at: Date }[]>;
  /** Removing a missing file does nothing. */
  remove(key: string): Promise<void>;
  /** @throws an Error if nothing can be stored at present */
  check(): Promise<void>;
}

/** Where uploads go: a local folder while they arrive, the blob store to stay. */
export interface Files {
  incoming: string;
  blobs: Blobs;
}
