import { driedBasement } from '../contract/src/drying/testing/dried-basement.ts';
import { judgeEvidence } from '../contract/src/evidence-profiles/judge.ts';
import { basicProfile, shippedProfiles } from '../contract/src/evidence-profiles/shipped.ts';
import { facts, photo, room } from '../contract/src/evidence-profiles/testing/facts.ts';
import { shots } from '../contract/src/shots.ts';
import { type Figure, quantile, show } from './figure.ts';

const rooms = 40;
/** In the job; in each room of it in the second figure. */
const photosInAll = 500;
const rounds = 200;
const goalMs = 20;

/** A large water loss, judged as a screen judges it after each change. */
function time(photos: number): Figure {
  const named = Array.from({ length: rooms }, (_, nth) => room(`Room ${nth}`));
  const job = facts({
    rooms: named,
    photos: Array.from({ length: photos }, (_, nth) =>
      photo(shots[nth % shots.length]!, { roomId: named[nth % rooms]!.id }),
    ),
    drying: driedBasement({ isClosed: false }),
  });
  const profile = shippedProfiles.find(({ id }) => id === 'water') ?? basicProfile;
  const times: number[] = [];
  for (let nth = -20; nth < rounds; nth++) {
    const begun = process.cpuUsage();
    judgeEvidence(job, profile);
    const { user, system } = process.cpuUsage(begun);
    if (nth >= 0) times.push((user + system) / 1000);
  }
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  return {
    what: `Evidence of ${rooms} rooms and ${photos.toLocaleString('en-US')} photos, judged`,
    measured: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    ...(photos === photosInAll && { goal: { text: `p95 ${goalMs} ms`, met: p95 <= goalMs } }),
    note: `processor time, by the ${profile.rules.length} rules of water`,
  };
}

export const measure = async (): Promise<Figure[]> => [time(photosInAll), time(rooms * photosInAll)];

if (import.meta.main) show(await measure());
