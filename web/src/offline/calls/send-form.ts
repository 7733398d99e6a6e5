interface Form {
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: ((share: number) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** A photo may take minutes on a poor connection; only one that does not move at all is given up. */
const stalledAfter = 60_000;

/**
 * Sends a form and tells how much of it is on its way, which fetch cannot.
 * @returns the answer; undefined when none came
 */
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

/** Of these and of what is no status there is no body to be had. */
const hasBody = (status: number) => status >= 200 && status <= 599 && ![204, 205, 304].includes(status);

/** As fetch would have answered, where nobody is followed elsewhere; only Retry-After is read by anybody. */
function answerOf(request: XMLHttpRequest, url: string): Response {
  const { responseURL, responseText, status } = request;
  const wait = request.getResponseHeader('Retry-After');
  const isOfWhoWasAsked = responseURL.endsWith(url) && hasBody(status);
  return new Response(isOfWhoWasAsked ? responseText : null, {
    status: isOfWhoWasAsked ? status : 502,
    ...(wait !== null && { headers: { 'Retry-After': wait } }),
  });
}
