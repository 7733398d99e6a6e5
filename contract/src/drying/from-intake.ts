import { momentOf } from '../clock.ts';
import { inVisitOrder } from './dry.ts';
import type { DryingHead, Visit } from './record.ts';

/** The category that the intake says: "Category 2" is 2. */
export function categoryOfIntake(category: string | null | undefined): DryingHead['category'] {
  const number = Number(/^Category ([123])$/.exec(category ?? '')?.[1] ?? 0);
  return number === 0 ? null : (number as 1 | 2 | 3);
}

const hour = 3_600_000;
const longBefore = 48;

/**
 * What is said where the loss is long before the arrival; the category itself is never raised (drying.md 5.1). A day of loss
 * counts from its beginning.
 */
export function lossLongBefore(
  dateOfLoss: string | null | undefined,
  arrivedAt: string | undefined,
  timeZone: string,
): string | undefined {
  if (!dateOfLoss || !arrivedAt) return undefined;
  const hours = Math.floor(
    (Date.parse(arrivedAt) - momentOf(`${dateOfLoss}T00:00:00`, timeZone).getTime()) / hour,
  );
  return hours >= longBefore
    ? `The loss was ${hours} h before arrival: look at the category again.`
    : undefined;
}

interface Arrived {
  arrivalDate: string | null;
  arrivalTime: string | null;
  startedAt: string;
}

/** When somebody first came: what the intake says, else its beginning or the first visit. */
export function arrivedAt(
  inspection: Arrived | undefined,
  visits: readonly Visit[],
  timeZone: string,
): string | undefined {
  if (inspection?.arrivalDate && inspection.arrivalTime)
    return momentOf(`${inspection.arrivalDate}T${inspection.arrivalTime}:00`, timeZone).toISOString();
  const moments = [inspection?.startedAt, inVisitOrder(visits)[0]?.startedAt].flatMap((at) => at ?? []);
  return moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/** Trips that the ended visits after the set-up were: after hours where only those were counted. */
export function monitoringTrips(visits: readonly Visit[]): { regular: number; afterHours: number } {
  const ended = inVisitOrder(visits)
    .slice(1)
    .filter(({ endedAt }) => endedAt !== null);
  const afterHours = ended.filter((visit) => visit.afterHours && !visit.regularHours).length;
  return { regular: ended.length - afterHours, afterHours };
}
