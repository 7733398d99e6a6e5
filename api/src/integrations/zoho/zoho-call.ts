import type { Dispatcher } from 'undici';
import { passes, retryAfter, SendFailure } from '../failure.ts';
import { type Answered, jsonOf, type Outbound } from '../outbound.ts';
import type { ZohoTokens } from './tokens.ts';

export interface ZohoAsked {
  method: Dispatcher.HttpMethod;
  /** Relative to the API's host. */
  path: string;
  headers?: Record<string, string>;
  /** Built again for the retry after an expired token, because a form can be read only once. */
  body?: () => Dispatcher.RequestOptions['body'];
  signal: AbortSignal;
}

export type ZohoCall = <T>(asked: ZohoAsked) => Promise<T | undefined>;

/** Zoho's own code of a failure: `code` of the CRM, `errors[0]` of WorkDrive. */
interface ZohoError {
  code?: string;
  message?: string;
  errors?: { id?: string; title?: string }[];
}

/** Server errors that no retry fixes: WorkDrive's full storage. */
const full = new Set([507, 509]);

/** Calls with the shared token and renews a refused one once. Undefined without content. */
export function zohoCall(name: string, tokens: ZohoTokens, outbound: Outbound): ZohoCall {
  return async <T>({ path, body, headers, ...asked }: ZohoAsked): Promise<T | undefined> => {
    for (let renewed = false; ; renewed = true) {
      const token = await tokens.token();
      const answer = await outbound.ask({
        name,
        url: token.api + path,
        ...asked,
        ...(body && { body: body() }),
        headers: { ...headers, authorization: `Zoho-oauthtoken ${token.value}` },
      });
      if (answer.status === 204) return undefined;
      if (answer.status >= 200 && answer.status < 300) return jsonOf<T>(name, answer);
      const { code, words } = errorIn(answer);
      if (answer.status === 401 && !renewed && isExpired(code)) {
        tokens.forget(token);
        continue;
      }
      throw new SendFailure(`${name} answered ${answer.status}${words}.`, {
        again: (passes(answer.status) && !full.has(answer.status)) || code === 'TOO_MANY_REQUESTS',
        afterMs: retryAfter(answer.headers['retry-after']?.toString()),
      });
    }
  };
}

/** WorkDrive names an expired token by number (F7003) or in words; an unexplained 401 gets one new token too. */
const isExpired = (code: string | undefined) =>
  code === undefined ||
  ['INVALID_TOKEN', 'AUTHENTICATION_FAILURE', 'INVALID_OAUTHTOKEN', 'F7003'].includes(code);

function errorIn({ text }: Answered): { code: string | undefined; words: string } {
  let error: ZohoError;
  try {
    error = JSON.parse(text) as ZohoError;
  } catch {
    // A gateway's HTML page: only the status is useful.
    return { code: undefined, words: '' };
  }
  const code = error?.code ?? error?.errors?.[0]?.id;
  const message = error?.message ?? error?.errors?.[0]?.title;
  return {
    code,
    words: [code, message]
      .filter(Boolean)
      .map((word) => ` ${word}`)
      .join('')
      .slice(0, 300),
  };
}
