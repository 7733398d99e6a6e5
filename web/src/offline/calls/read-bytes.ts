/** The bytes of a response; `onProgress` gets the share that has arrived, if the server sent the length. */
export function readBytes(
  answer: Response,
  onProgress: ((share: number) => void) | undefined,
): Promise<Blob> {
  const total = Number(answer.headers.get('Content-Length') ?? 0);
  if (!onProgress || !answer.body || !(total > 0)) return answer.blob();
  let come = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, to) {
      come += piece.length;
      onProgress(Math.min(come / total, 1));
      to.enqueue(piece);
    },
  });
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? '' };
  return new Response(answer.body.pipeThrough(count), { headers }).blob();
}
