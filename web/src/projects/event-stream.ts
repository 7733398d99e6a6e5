import { networkError } from '../offline/faults/index.ts';

/**
 * Reads server-sent events (WHATWG HTML, section 9.2) from an answer: calls back with the data of each, and with
 * nothing for every other sign of life. `fetch` is what can send the token with it; EventSource cannot.
 * Resolves when the stream ends or `signal` is aborted. @throws CallError "Network error" when it breaks off, or says
 * nothing for `silence` ms
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (data: string | undefined) => void,
  { signal, silence }: { signal: AbortSignal; silence: number },
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  let silent = false;
  const startWaiting = () =>
    setTimeout(() => {
      silent = true;
      stop();
    }, silence);
  let waiting = startWaiting();
  let rest = '';
  try {
    while (!signal.aborted) {
      const { value, done } = await reader.read().catch((): never => {
        throw networkError();
      });
      if (silent) throw networkError();
      if (done) return;
      clearTimeout(waiting);
      waiting = startWaiting();
      const blocks = `${rest}${value}`.replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) tell(dataOf(block));
    }
  } finally {
    clearTimeout(waiting);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

function dataOf(block: string): string | undefined {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? undefined : lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
}
