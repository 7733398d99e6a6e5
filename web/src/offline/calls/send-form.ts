interface Form {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: ((share: number) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** A photo may take minutes on a slow connection; only an upload without progress is aborted. */
const stalledAfter = 60_000;

/** Sends a form and reports its progress, which fetch cannot. @returns the response; undefined if none arrived */
export function sendForm({ method, url, headers, form, onProgress, signal }: Form) {
  return new Promise<Response | undefined>((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(abort, stalledAfter);
    };
    const end = (answer: Response | undefined) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => end(answerOf(request, url));
    request.onerror = () => end(undefined);
    request.onabort = () => end(undefined);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (signal?.aborted) return end(undefined);
    signal?.addEventListener('abort', abort);
    moved();
    request.send(form);
  });
}

/** These statuses, and invalid ones, cannot have a body. */
const hasBody = (status: number) => status >= 200 && status <= 599 && ![204, 205, 304].includes(status);

/** The response as fetch would give it without following redirects; only Retry-After is ever read. */
function answerOf(request: XMLHttpRequest, url: string): Response {
  const { responseURL, responseText, status } = request;
  const wait = request.getResponseHeader('Retry-After');
  const isOfWhoWasAsked = responseURL.endsWith(url) && hasBody(status);
  return new Response(isOfWhoWasAsked ? responseText : null, {
    status: isOfWhoWasAsked ? status : 502,
    ...(wait !== null && { headers: { 'Retry-After': wait } }),
  });
}
