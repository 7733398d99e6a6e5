import type { Readable } from 'node:stream';
import type { Shot } from '@tidemark/contract/shots';

/** What the manifest says of a photo or another original. */
export interface Told {
  number?: number;
  room?: string | null;
  shot?: Shot | null;
  caption?: string | null;
  /** By the clock of the company, "2026-11-26T09:12:00". */
  captured?: string;
  by?: string | undefined;
  addedAt?: string;
  latitude?: number | null;
  longitude?: number | null;
  originalName?: string;
  /** Of the original, where what is packed hides a part of it. */
  originalSha256?: string;
}

/** A file of a package, from what is kept or was printed for it. */
export interface Entry extends Told {
  name: string;
  size: number;
  sha256: string;
  read(): Readable;
}

/** What does not exist, and why. */
export interface Absent extends Told {
  name: string;
  sha256?: string;
  why: string;
}

export interface Gathered {
  entries: Entry[];
  absent: Absent[];
}

/** An original whose bytes are no longer those that arrived. */
export class Damaged extends Error {
  readonly sha256: string;
  constructor(sha256: string) {
    super(`the bytes of ${sha256} are others`);
    this.sha256 = sha256;
  }
}
