/**
 * Pieces of a body, the memory of each given back once the next one is asked for: the collector sees only how small the
 * objects around them are, and would let megabytes of dead pieces lie. One that shares its memory is left to it.
 */
export async function* givingBack(
  pieces: AsyncIterable<Buffer<ArrayBuffer>>,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  for await (const piece of pieces) {
    yield piece;
    if (piece.byteLength === piece.buffer.byteLength) piece.buffer.transfer(0);
  }
}
