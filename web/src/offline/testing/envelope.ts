import { type RefusalCode, refusals } from '@tidemark/contract/refusals';

/** What the office says of a success, as it travels. */
export const taken = (data: unknown): string => JSON.stringify({ success: true, message: 'OK', data });

/** What it says of a refusal. */
export function refusedWith(code: RefusalCode): string {
  const { message } = refusals[code];
  return JSON.stringify({ success: false, error: message, message, code });
}

/** The facts of a list's only page. */
export const onePage = { page: 1, limit: 100, total: 0, totalPages: 1 };
