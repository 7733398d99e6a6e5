import type { Shot } from '../shots.ts';
import type { EvidencePhoto } from './facts.ts';
import { photoWords } from './photo-words.ts';
import type { EvidenceProfile } from './profile.ts';
import type { EvidenceRule } from './rule.ts';
import type { Target } from './targets.ts';

export interface Counted {
  done: number;
  of: number;
  missing: string[];
  /** A photo without a camera's time was judged by when it was uploaded. */
  byUploadTime?: boolean;
}

/** The shots a rule asks for, any of which is enough; none of one that asks for something else. */
export const shotsOf = ({ subject }: Pick<EvidenceRule, 'subject'>): readonly Shot[] =>
  subject.startsWith('shot:') ? (subject.slice('shot:'.length).split('|') as Shot[]) : [];

const isOf = (photo: EvidencePhoto, { placement, visit, point }: Target): boolean => {
  if (placement) return photo.of === placement.id;
  if (visit) return photo.of === visit.id || isDuring(photo, visit);
  return point ? photo.of === point.id : true;
};
const timeOf = ({ takenAt, receivedAt }: EvidencePhoto) => Date.parse(takenAt ?? receivedAt);
const isDuring = (photo: EvidencePhoto, { startedAt, endedAt }: NonNullable<Target['visit']>) =>
  timeOf(photo) >= Date.parse(startedAt) && (endedAt === null || timeOf(photo) <= Date.parse(endedAt));

/** Photos by what they show, and by that and their room: large jobs have many of both. */
type ByShot = ReadonlyMap<string, readonly EvidencePhoto[]>;
const inRoom = (shot: Shot, roomId: string) => `${shot} ${roomId}`;
export function photosByShot(photos: readonly EvidencePhoto[]): ByShot {
  const found = new Map<string, EvidencePhoto[]>();
  const put = (key: string, photo: EvidencePhoto) => {
    const those = found.get(key);
    if (those) those.push(photo);
    else found.set(key, [photo]);
  };
  for (const photo of photos) {
    if (photo.shot === null) continue;
    put(photo.shot, photo);
    if (photo.roomId !== null) put(inRoom(photo.shot, photo.roomId), photo);
  }
  return found;
}

function photosOf(byShot: ByShot, { rule, shots, target }: Asked): readonly EvidencePhoto[] {
  if (target.roomIds)
    return shots.flatMap((shot) => target.roomIds!.flatMap((id) => byShot.get(inRoom(shot, id)) ?? []));
  const all = shots.flatMap((shot) => byShot.get(shot) ?? []);
  // Four photos are the four sides where nobody wrote which is which.
  if (rule.per === 'elevation') return all.length < 4 ? ofSide(all, target.name) : all;
  return all.filter((one) => isOf(one, target));
}

interface Asked {
  rule: Pick<EvidenceRule, 'minimum' | 'beforeWork' | 'per'>;
  shots: readonly Shot[];
  target: Target;
  begun: number;
}

/** How many photos of these shots a target has, of those it needs. */
export function countPhotos(
  byShot: ByShot,
  asked: Asked,
  {
    photoMinimumLongSide,
    photosNeedPlace,
  }: Pick<EvidenceProfile, 'photoMinimumLongSide' | 'photosNeedPlace'>,
): Counted {
  const { rule, shots, target, begun } = asked;
  const here = photosOf(byShot, asked);
  const isSmall = ({ longSide }: EvidencePhoto) =>
    photoMinimumLongSide !== null && longSide !== null && longSide < photoMinimumLongSide;
  const small = here.filter(isSmall).length;
  const placed = here.filter((photo) => !isSmall(photo) && (!photosNeedPlace || photo.hasPlace));
  const nowhere = here.length - small - placed.length;
  const inTime = rule.beforeWork ? placed.filter((photo) => timeOf(photo) < begun) : placed;
  const of = rule.per === 'elevation' ? 1 : rule.minimum;
  const done = Math.min(of, inTime.length);
  const byUploadTime =
    rule.beforeWork && Number.isFinite(begun) && inTime.some(({ takenAt }) => takenAt === null);
  const why = [
    placed.length > inTime.length && `${placed.length - inTime.length} after the work began`,
    small > 0 && `${small} too small`,
    nowhere > 0 && `${nowhere} without a place`,
  ].filter((one) => one !== false);
  const missing = done < of ? [sentence(shots[0]!, target, of > 1 ? [`${done} of ${of}`, ...why] : why)] : [];
  return { done, of, missing, ...(byUploadTime && { byUploadTime }) };
}

const ofSide = (photos: readonly EvidencePhoto[], side: string) =>
  photos.filter(({ label }) => label.toLowerCase().includes(side));

function sentence(shot: Shot, { name, placement, room, roomIds }: Target, why: readonly string[]): string {
  const more = why.length > 0 ? ` (${why.join(', ')})` : '';
  if (placement) return `${name} has no photo${more}.`;
  if ((room ?? roomIds) && shot === 'room-overview') return `${name} has no overview${more}.`;
  if (name && shot === 'elevation') return `No photo shows the ${name} side${more}.`;
  return name
    ? `${name} has no photo of ${photoWords[shot]}${more}.`
    : `No photo shows ${photoWords[shot]}${more}.`;
}
