import { resizeFile } from '../disk/resize-file.ts';

/** The browser's, shared by its tabs. */
const { locks } = globalThis.navigator;

/** A browser's files on a disk that can be filled, for code that runs in Node. */
export class SmallDisk {
  /** Bytes left by other apps. */
  room = Number.POSITIVE_INFINITY;
  /** Files created and removed on a completely full disk: Chromium crashes then. */
  readonly deadly: string[] = [];
  /** Files that another tab has open. */
  readonly taken = new Set<string>();
  /** At the end of an origin's quota Chromium reports writes that did not happen. */
  isLying = false;
  /** Writes do not reach the disk. */
  isBroken = false;
  /** A full disk may fail to load the worker. */
  isWorkerLost = false;
  /** How many run. */
  workers = 0;
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

  /** Free bytes now. */
  left(): number {
    // A released reserve's one byte is in a block that does not count here.
    return this.room - [...this.#files.values()].reduce((all, size) => all + (size > 1 ? size : 0), 0);
  }

  /** A file as a killed browser leaves it. */
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
    disk.workers++;
  }

  async postMessage({ name, size }: { name: string; size: number }) {
    if (this.#disk.isWorkerLost) return this.onerror?.();
    const data = await resizeFile(name, size);
    this.onmessage?.({ data });
  }

  terminate() {
    this.#disk.workers--;
  }
}
