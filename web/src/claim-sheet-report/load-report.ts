import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import type { ReportAddress } from './read-address.ts';

/** `not-found` is every link that opens nothing, whatever is wrong with it. */
export type Loaded =
  | { kind: 'report'; report: ClaimSheetReport }
  | { kind: 'not-found' }
  | { kind: 'failed'; tooOften?: boolean };

const timeLimit = 30_000;

/** Asks for everything the page shows in one request. Never throws for the network or the server. */
export async function loadReport({ inspectionId, roomId, share }: ReportAddress): Promise<Loaded> {
  const query = new URLSearchParams({ inspectionId, share });
  try {
    const answer = await fetch(`/api/v1/rooms/claim-sheet-data-auth-less/${roomId}?${query}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (answer.status === 404) return { kind: 'not-found' };
    if (!answer.ok) return { kind: 'failed', tooOften: answer.status === 429 };
    const { data } = (await answer.json()) as { data: ClaimSheetReport };
    return { kind: 'report', report: data };
  } catch {
    // No network, the time limit and an answer cut off half-way are one to the reader: try again.
    return { kind: 'failed' };
  }
}
