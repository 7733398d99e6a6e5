import type { AnswerOf, Method } from '@tidemark/contract/action';
import { type ActionName, type ActionNamed, actions } from '@tidemark/contract/actions';
import { failure } from '@tidemark/contract/envelope';
import type { Detail } from '@tidemark/contract/refused';
import { expect } from 'vitest';
import { isDocumented } from './documented.ts';

/** The input, unchecked, because tests send invalid input too. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Sent beside the body's fields as a form. */
  file?: { name: string; bytes: Uint8Array<ArrayBuffer>; type?: string };
  headers?: Record<string, string>;
}

export interface Reply<T> {
  status: number;
  headers: Headers;
  message: string;
  /** Of a failure. */
  code?: string;
  details?: Detail[];
  /** The data of a success. @throws Error saying how it failed */
  ok(): T;
}

/** An action's address with these parameters in it. */
export const addressOf = ({ path }: { path: string }, params: Sent['params'] = {}): string =>
  `/api/v1${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]!))}`;

function formOf(fields: object, file: NonNullable<Sent['file']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([file.bytes], { type: file.type ?? 'image/jpeg' }), file.name);
  return form;
}

/**
 * A caller over real HTTP, with or without a token. Every response is checked against the contract and its document.
 */
export class Client {
  readonly url: string;
  readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  fetch(
    method: Method,
    path: string,
    { query = {}, body, file, headers }: Omit<Sent, 'params'> = {},
  ): Promise<Response> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return fetch(`${this.url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !file && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(file && { body: formOf(body as object, file) }),
      ...(body !== undefined && !file && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async send<N extends ActionName>(name: N, sent: Sent = {}): Promise<Reply<AnswerOf<ActionNamed<N>>>> {
    const action = actions.find((known) => known.name === name)!;
    const response = await this.fetch(action.method, addressOf(action, sent.params), sent);
    const json = (await response.json()) as { success: boolean; message: string; data?: unknown };
    const { status, headers } = response;
    const { code: refusal } = json as { code?: string };
    const told = [name, status, refusal].join(' ');
    expect(isDocumented(name, status, refusal), `${told} is in the API's document`).toBe(true);
    if (json.success) {
      const data = action.answer.parse(json.data) as AnswerOf<ActionNamed<N>>;
      expect(data, 'an answer holds nothing but what the contract names').toEqual(json.data);
      return { status, headers, message: json.message, ok: () => data };
    }
    const { code, details, message } = failure.parse(json);
    const failed = `${name} was refused: ${status} ${code} ${JSON.stringify(details ?? message)}`;
    return {
      status,
      headers,
      message,
      code,
      ...(details && { details }),
      ok() {
        throw new Error(failed);
      },
    };
  }
}
