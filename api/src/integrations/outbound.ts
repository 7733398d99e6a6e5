import type { Dispatcher } from 'undici';
import { SendFailure, unreachable } from './failure.ts';
import { guardedLookup, PrivateAddress, refuseLiteral } from './private-addresses.ts';

export interface Asked {
  /** The system's name, for a failure's message. */
  name: string;
  method: Dispatcher.HttpMethod;
  url: string;
  headers?: Record<string, string>;
  body?: Dispatcher.RequestOptions['body'];
  signal: AbortSignal;
}

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** HTTP to other systems. */
export interface Outbound {
  /** Never follows a redirect. @throws SendFailure without a full response */
  ask(asked: Asked): Promise<Answered>;
  close(): Promise<void>;
}

const longestAnswer = 4 * 1024 * 1024;

/** `privateAllowed` permits addresses of this machine and its network, for tests and a CRM next door. */
export function openOutbound({ privateAllowed }: { privateAllowed: boolean }): Outbound {
  // Loaded on first use.
  const open = async () => {
    const { Agent, request } = await import('undici');
    const dispatcher = new Agent({
      connect: { timeout: 10_000, ...(!privateAllowed && { lookup: guardedLookup }) },
      headersTimeout: 60_000,
      bodyTimeout: 30_000,
      maxResponseSize: longestAnswer,
    });
    return { request, dispatcher };
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    async ask({ name, url, ...asked }) {
      try {
        if (!privateAllowed) refuseLiteral(new URL(url));
        opened ??= open();
        const { request, dispatcher } = await opened;
        const answer = await request(url, { dispatcher, ...asked });
        return {
          status: answer.statusCode,
          headers: answer.headers,
          text: await answer.body.text(),
        };
      } catch (error) {
        const guarded = [error, (error as Error).cause].find((one) => one instanceof PrivateAddress);
        if (guarded) throw new SendFailure(`${name} was not asked: ${guarded.message}.`, { again: false });
        throw unreachable(name, asked.signal.aborted ? asked.signal.reason : error);
      }
    },
    async close() {
      await (await opened)?.dispatcher.close();
    },
  };
}

/** @throws SendFailure if the response is not complete JSON */
export function jsonOf<T>(name: string, { text }: Answered): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new SendFailure(`${name} gave an answer that cannot be read.`, { again: true, cause });
  }
}
