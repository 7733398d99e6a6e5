interface Ends {
  readonly readable: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array }>;
      cancel(): Promise<void>;
    };
  };
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
}
/** Browsers and Node use the same name. */
declare const DecompressionStream: new (format: 'deflate-raw') => Ends;

/** Decompresses only the first bytes; broken data ends where it breaks. */
export async function unpackStart(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // The reader gets the error.
  const ignored = () => undefined;
  void writer.write(packed).catch(ignored);
  void writer.close().catch(ignored);
  const reader = readable.getReader();
  const unpacked = new Uint8Array(most);
  let size = 0;
  try {
    while (size < most) {
      const { done, value } = await reader.read();
      if (done || !value) break;
      unpacked.set(value.subarray(0, most - size), size);
      size += value.length;
    }
  } catch {
    // Truncated text is judged by what is there.
  } finally {
    await reader.cancel().catch(ignored);
  }
  return unpacked.subarray(0, size);
}
