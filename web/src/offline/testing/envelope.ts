import { type RefusalCode, refusals } from '@tidemark/contract/refusals';

/** The server's envelope of a success. */
export const taken = (data: unknown): string => JSON.stringify({ success: true, message: 'OK', data });

/** The server's envelope of a refusal. */
export function refusedWith(code: RefusalCode): string {
  const { message } = refusals[code];
  return JSON.stringify({ success: false, error: message, message, code });
}

/** The page facts of a list with one page. */
export const onePage = { page: 1, limit: 100, total: 0, totalPages: 1 };
