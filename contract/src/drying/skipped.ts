import type { Visit } from './record.ts';
import type { Drying } from './whole.ts';

/** What keeps people from a point, as the pad offers it. */
export const skipReasons = [
  'Behind contents',
  'No access to the room',
  'Equipment in the way',
  'Customer refused',
  'Meter failed',
] as const;

/** Why a point was not read in a visit, as somebody said at the point; undefined if nobody did, or if it was read. */
export function whySkipped(
  { readings }: Pick<Drying, 'readings'>,
  { id, skipped = [] }: Pick<Visit, 'id'> & Partial<Pick<Visit, 'skipped'>>,
  pointId: string,
): string | undefined {
  if (readings.some((one) => one.visitId === id && one.pointId === pointId)) return undefined;
  return skipped.find((one) => one.pointId === pointId)?.reason;
}
