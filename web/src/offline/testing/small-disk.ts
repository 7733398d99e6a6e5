import { resizeFile } from '../disk/resize-file.ts';

/** Of the browser, as all its tabs have them. */
const { locks } = globalThis.navigator;

/** The files of a browser on a disk that can be filled, for code that runs in Node. */
export class SmallDisk {
  /** Bytes that other apps leave. */
  room = Number.POSITIVE_INFINITY;
  /** What was made and taken away while not a byte was left: Chromium dies of it. */
  readonly deadly: string[] = [];
  /** Files that another tab has open. */
  readonly taken = new Set<string>();
  /** At the end of what it gives an origin Chromium says of bytes that it wrote what it did not. */
  isLying = false;
  /** What was written does not get to the disk. */
  isBroken = false;
  /** A full disk may not load the worker. */
  isWorkerLost = false;
  readonly #files = new Map<string, number>();

  constructor() {
    const storage = { getDirectory: async () => this.#folder() };
    Object.defineProperty(globalThis, 'navigator', { value: { storage, locks }, configurable: true });
    const disk = this;
    class Worker extends ReserveWorker {
      constructor() {
        super(disk);
      }
    }
    Object.defineProperty(globalThis, 'Worker', { value: Worker, configurable: true });
  }

  /** Bytes that are left now. */
  left(): number {
    // The one byte of what was given back is in a block that counts for nothing here.
    return this.room - [...this.#files.values()].reduce((all, size) => all + (size > 1 ? size : 0), 0);
  }

  /** As a browser that was killed leaves a file. */
  setSize(name: string, size: number): void {
    this.#files.set(name, size);
  }

  #folder() {
    return {
      getFileHandle: async (name: string, { create = false } = {}) => {
        if (!this.#files.has(name) && !create) throw new DOMException('Not there.', 'NotFoundError');
        if (!this.#files.has(name) && this.left() <= 0) this.deadly.push(name);
        if (!this.#files.has(name)) this.#files.set(name, 0);
        return {
          getFile: async () => ({ size: this.#files.get(name)! }),
          createSyncAccessHandle: async () => {
            if (this.taken.has(name)) throw new DOMException('Taken.', 'NoModificationAllowedError');
            return this.#handle(name);
          },
        };
      },
    };
  }

  #handle(name: string) {
    return {
      getSize: () => this.#files.get(name)!,
      truncate: (size: number) => this.#files.set(name, size),
      write: ({ byteLength }: Uint8Array, { at }: { at: number }) => {
        const written = Math.max(0, Math.min(byteLength, this.left()));
        this.#files.set(name, Math.max(this.#files.get(name)!, at + written));
        return this.isLying ? byteLength : written;
      },
      flush: () => {
        if (this.isBroken) throw new DOMException('Not written.', 'InvalidStateError');
      },
      close() {},
    };
  }
}

class ReserveWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly #disk: SmallDisk;

  constructor(disk: SmallDisk) {
    this.#disk = disk;
  }

  async postMessage({ name, size }: { name: string; size: number }) {
    if (this.#disk.isWorkerLost) return this.onerror?.();
    const data = await resizeFile(name, size);
    this.onmessage?.({ data });
  }

  terminate() {}
}
