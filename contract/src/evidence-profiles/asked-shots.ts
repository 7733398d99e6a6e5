import { workStart } from '../drying/work-start.ts';
import { outsideShots, type Shot } from '../shots.ts';
import { holds } from './conditions.ts';
import { countPhotos, photosByShot, shotsOf } from './count-photos.ts';
import type { EvidenceFacts } from './facts.ts';
import type { Waived } from './judge.ts';
import type { EvidenceProfile } from './profile.ts';
import { type EvidenceRule, type Stage, stages } from './rule.ts';
import { targetsOf } from './targets.ts';

/** A shot that the camera asks for where one stands. */
export interface AskedShot {
  shot: Shot;
  severity: EvidenceRule['severity'];
  done: number;
  of: number;
  /** The room's own, not one that any place of the job may show. */
  ofRoom: boolean;
  /** The profile's words, if it has any. */
  wording: string | null;
}

interface Place {
  /** Null outside, and where no room is chosen. */
  roomId: string | null;
  stages: readonly Stage[];
}

/**
 * The shots that a profile asks for in a room, or where there is none, done or not: the room's first, and musts before what is
 * good to have. What can no longer count, because work has begun, is not asked for; nor is what belongs to a unit, point or
 * visit, whose own screens take its photos.
 */
export function askedShots(
  facts: EvidenceFacts,
  profile: Pick<EvidenceProfile, 'rules' | 'photoMinimumLongSide' | 'photosNeedPlace'>,
  { roomId, stages: wanted }: Place,
  waived: readonly Waived[] = [],
): AskedShot[] {
  const byShot = photosByShot(facts.photos);
  const begun = workStart(facts.drying);
  const found = new Map<Shot, AskedShot>();
  for (const rule of inOrder(profile.rules)) {
    const [shot] = shotsOf(rule);
    if (!shot || !wanted.includes(rule.stage) || !isHere(rule.per, shot, roomId)) continue;
    if ((rule.beforeWork && Number.isFinite(begun)) || !rule.when.every((when) => holds(when, facts)))
      continue;
    const isWaived = (key: string) =>
      waived.some((reason) => reason.ruleId === rule.id && (reason.for === null || reason.for === key));
    const targets = targetsOf[rule.per](facts).filter(
      ({ key, roomIds }) => !isWaived(key) && (!roomIds || (roomId !== null && roomIds.includes(roomId))),
    );
    const counted = targets.map((target) =>
      countPhotos(byShot, { rule, shots: shotsOf(rule), target, begun }, profile),
    );
    const of = counted.reduce((sum, one) => sum + one.of, 0);
    const taken = counted.reduce((sum, one) => sum + one.done, 0);
    // Nobody writes on the go which side is which; four photos are the four.
    const done = rule.per === 'elevation' ? Math.min(of, byShot.get(shot)?.length ?? 0) : taken;
    const before = found.get(shot);
    if (of > 0 && (!before || before.of - before.done < of - done))
      found.set(shot, {
        ...{ shot, done, of, wording: rule.wording },
        severity: before?.severity ?? rule.severity,
        ofRoom: before?.ofRoom ?? isOfRoom(rule),
      });
  }
  const asked = [...found.values()];
  const rank = ({ ofRoom, severity }: AskedShot) => (ofRoom ? 0 : 2) + (severity === 'must' ? 0 : 1);
  return asked.toSorted((one, other) => rank(one) - rank(other));
}

const inOrder = (rules: readonly EvidenceRule[]) =>
  rules.toSorted((one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage));

/** A room is asked for what is its own and what any room may show. */
function isHere(per: EvidenceRule['per'], shot: Shot, roomId: string | null): boolean {
  if (per === 'job') return roomId === null || !outsideShots.includes(shot);
  if (per === 'elevation') return roomId === null;
  return isOfRoom({ per }) && roomId !== null;
}
const isOfRoom = ({ per }: Pick<EvidenceRule, 'per'>) => /room/.test(per);
