import { inVisitOrder, isDry, judgePoint, type Tolerance } from '../dry.ts';
import { isIn } from '../placement.ts';
import type { Drying } from '../whole.ts';
import {
  airNotDrying,
  condensation,
  conventionalAtItsEnd,
  dehumidifierNotWorking,
  secondaryDamage,
  tooColdOrHot,
  wetOutsideAir,
} from './air.ts';
import type { Alert, Facts, Rule } from './alert.ts';
import { noTag, noVisit, underEquipped, unitsAfterDry } from './equipment.ts';
import { noGoal, noProgress, noReadings, rising } from './moisture.ts';

const rules: readonly Rule[] = [
  ...[noProgress, rising, airNotDrying, dehumidifierNotWorking, conventionalAtItsEnd, tooColdOrHot],
  ...[
    wetOutsideAir,
    condensation,
    secondaryDamage,
    noVisit,
    unitsAfterDry,
    noGoal,
    noReadings,
    noTag,
    underEquipped,
  ],
];

/** Everything somebody should look at, in the order of the specification (drying.md 10); none once drying is closed. */
export function alertsOf(
  drying: Drying,
  { altitudeFt, now, tolerance }: { altitudeFt: number; now: string; tolerance?: Tolerance },
): Alert[] {
  if (drying.closedAt !== null) return [];
  const visits = inVisitOrder(drying.visits);
  const facts: Facts = {
    drying,
    altitudeFt: drying.altitudeFt ?? altitudeFt,
    now,
    visits: visits.map((visit, number) => ({
      visit,
      number,
      air: drying.air.filter(({ visitId }) => visitId === visit.id),
    })),
    points: drying.points.map((point) => judgePoint(drying, point, tolerance)),
    standing: drying.placements.filter(({ events }) => isIn(events)),
    dry: isDry(drying, tolerance),
  };
  return rules.flatMap((rule) => rule(facts));
}
