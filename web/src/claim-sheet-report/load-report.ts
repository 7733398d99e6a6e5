import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import { dataIn, failureIn, isObject } from '../offline/calls/index.ts';
import type { ReportAddress } from './read-address.ts';

/** `not-found` is every invalid link, whatever is wrong with it. */
export type Loaded =
  | { kind: 'report'; report: ClaimSheetReport }
  | { kind: 'not-found' }
  | { kind: 'failed'; tooOften?: boolean };

const timeLimit = 30_000;

const isReport = (
  data: Record<string, unknown> | undefined,
): data is Record<string, unknown> & ClaimSheetReport =>
  isObject(data?.inspection) && isObject(data.room) && isObject(data.project);

/** Requests everything the page shows in one call. Never throws for the network or the server. */
export async function loadReport({ inspectionId, roomId, share }: ReportAddress): Promise<Loaded> {
  const query = new URLSearchParams({ inspectionId, share });
  try {
    const answer = await fetch(`/api/v1/rooms/claim-sheet-data-auth-less/${roomId}?${query}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    // A proxy's page or JSON of another shape is not the server's response.
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.status === 404 && failureIn(404, body)) return { kind: 'not-found' };
    const data = dataIn(answer.status, body);
    return isReport(data)
      ? { kind: 'report', report: data }
      : { kind: 'failed', tooOften: answer.status === 429 };
  } catch {
    // No network, a timeout and a truncated response mean the same to the reader: try again.
    return { kind: 'failed' };
  }
}
