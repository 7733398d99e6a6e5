import { setTimeout as after } from 'node:timers/promises';
import type { Manner } from './bucket.ts';
import type { Fault } from './fault.ts';
import { type Place, waitFor } from './place.ts';
import { Uploaders } from './uploads.ts';

const uploadersAtOnce = 24;

/** During many uploads the bucket misbehaves for a while; other people must not notice. */
function bucketFault(
  name: string,
  done: string,
  { within, codes, forMs = 30_000 }: { within: number; codes: readonly string[]; forMs?: number },
  strike: (place: Place) => Promise<() => Promise<void> | void>,
): Fault {
  return {
    ...{ name, ground: 'bucket', spares: true, answeredWithin: 3_000, recoversWithin: 5_000 },
    done: `${done} for ${forMs / 1000} s, while ${uploadersAtOnce} upload documents`,
    async strike(place) {
      const uploaders = new Uploaders(place.sites[0], uploadersAtOnce);
      await waitFor('uploads go', () => uploaders.taken.length > uploadersAtOnce, 20_000);
      const began = performance.now();
      const end = await strike(place);
      await after(forMs);
      const before = uploaders.taken.length;
      await end();
      const again = await waitFor('uploads go again', () => uploaders.taken.length > before, 30_000);
      const saw = uploaders.told(began);
      const wrong = [...uploaders.wrong(began, { within, codes }), ...(await uploaders.checkAll())];
      const all = `uploads went again ${(again / 1000).toFixed(1)} s after; all ${uploaders.taken.length} taken files are there`;
      return { saw: [...saw, all], wrong };
    },
  };
}

const behaving = (manner: Manner) => async (place: Place) => {
  const bucket = place.ground.bucket!;
  bucket.behave(manner);
  return () => bucket.behave('good');
};

const codes = ['unavailable'];
export const bucketFaults = [
  bucketFault('bucket refuses', 'the bucket says 503 SlowDown', { within: 15_000, codes }, behaving('busy')),
  bucketFault('bucket forbids', 'the bucket says 403', { within: 15_000, codes }, behaving('forbidden')),
  bucketFault(
    'bucket is gone',
    'nobody listens where the bucket was',
    { within: 15_000, codes },
    async ({ ground }) => {
      await ground.bucket!.leave();
      return () => ground.bucket!.comeBack();
    },
  ),
  bucketFault(
    'bucket hangs',
    'the bucket takes calls and never answers',
    { within: 30_000, codes, forMs: 60_000 },
    behaving('hanging'),
  ),
  bucketFault(
    'bucket is slow',
    'the bucket takes 3 s for each call',
    { within: 45_000, codes },
    behaving('slow'),
  ),
];
