import type { SharedPackage } from '@tidemark/contract/packages/package';
import { dataIn, failureIn, isObject } from '../../offline/calls/index.ts';
import type { PackageAddress } from './read-address.ts';

/** `not-found` is every invalid link, whatever is wrong with it. */
export type Loaded =
  | { kind: 'package'; package: SharedPackage }
  | { kind: 'not-found' }
  | { kind: 'failed'; tooOften?: boolean };

const timeLimit = 30_000;

const isPackage = (
  data: Record<string, unknown> | undefined,
): data is Record<string, unknown> & SharedPackage =>
  isObject(data?.company) && isObject(data.project) && Array.isArray(data.files);

/** Requests everything the page shows in one call. Never throws for the network or the server. */
export async function loadPackage({ packageId, share }: PackageAddress): Promise<Loaded> {
  try {
    const answer = await fetch(`/api/v1/packages/${packageId}?${new URLSearchParams({ share })}`, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    // A proxy's page or JSON of another shape is not the server's response.
    const body: unknown = await answer.json().catch(() => undefined);
    // An address that was cut short names no package: it is as wrong as any other.
    if ([400, 404].includes(answer.status) && failureIn(answer.status, body)) return { kind: 'not-found' };
    const data = dataIn(answer.status, body);
    return isPackage(data)
      ? { kind: 'package', package: data }
      : { kind: 'failed', tooOften: answer.status === 429 };
  } catch {
    // No network, a timeout and a truncated response mean the same to the reader: try again.
    return { kind: 'failed' };
  }
}
