/** The files of a browser on a disk that can be filled, for code that runs in Node. */
export class SmallDisk {
  /** Bytes that other apps leave. */
  room = Number.POSITIVE_INFINITY;
  readonly #files = new Map<string, number>();

  constructor() {
    const storage = { getDirectory: async () => this.#folder() };
    Object.defineProperty(globalThis, 'navigator', { value: { storage }, configurable: true });
  }

  /** Bytes that are left now. */
  left(): number {
    return this.room - [...this.#files.values()].reduce((all, size) => all + size, 0);
  }

  #folder() {
    return {
      getFileHandle: async (name: string) => {
        if (!this.#files.has(name)) this.#files.set(name, 0);
        return {
          getFile: async () => ({ size: this.#files.get(name)! }),
          createWritable: async () => ({
            write: async ({ byteLength }: Uint8Array) => {
              if (byteLength > this.left()) throw new DOMException('No room.', 'QuotaExceededError');
              this.#files.set(name, byteLength);
            },
            close: async () => {},
          }),
        };
      },
      removeEntry: async (name: string) => {
        if (!this.#files.delete(name)) throw new DOMException('Not there.', 'NotFoundError');
      },
    };
  }
}
