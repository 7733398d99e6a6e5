import { type Bytes, binary } from './binary.ts';

interface Ends {
  readonly readable: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }> } };
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
}
declare const CompressionStream: new (format: 'deflate-raw') => Ends;

/** A text as a ZIP compresses it. */
export async function packed(text: string): Promise<Bytes> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(binary(text)), writer.close()]);
  const pieces: Uint8Array[] = [];
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) break;
    pieces.push(value);
  }
  await written;
  return binary(...pieces);
}
