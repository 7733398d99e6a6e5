/** A full response of the API. */
export interface Answer {
  status: number;
  text: string;
  replayed: boolean;
}

export interface Ask {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
}

/** The request as the app sends it. @throws if there is no response within this many milliseconds */
export function send(
  url: string,
  token: string | undefined,
  { method, path, body, key }: Ask,
  timeLimit: number,
): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimit),
  });
}

/** One request; undefined without a full response. */
export async function ask(url: string, token: string | undefined, asked: Ask) {
  try {
    const answer = await send(url, token, asked, 15_000);
    const replayed = answer.headers.get('Idempotency-Replayed') === 'true';
    return { status: answer.status, text: await answer.text(), replayed } satisfies Answer;
  } catch {
    // Killed while it worked: what became of the request is unknown.
    return undefined;
  }
}

/** The data of a request that must succeed. @throws Error with the full response otherwise */
export async function data<T>(url: string, token: string | undefined, asked: Ask): Promise<T> {
  const answer = await ask(url, token, asked);
  if (!answer || answer.status >= 300) {
    throw new Error(
      `${asked.method} ${asked.path} was answered ${answer ? `${answer.status} ${answer.text}` : 'nothing'}`,
    );
  }
  return (JSON.parse(answer.text) as { data: T }).data;
}

export async function signIn(url: string, email: string): Promise<string> {
  const body = { email, password: 'tidemark-demo' };
  const { tokens } = await data<{ tokens: { accessToken: string } }>(url, undefined, {
    method: 'POST',
    path: '/auth/login',
    body,
  });
  return tokens.accessToken;
}
