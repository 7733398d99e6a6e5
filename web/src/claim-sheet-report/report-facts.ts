import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import { claimFacts } from '@tidemark/contract/claim-sheets/sheet-head';
import { momentIn } from '@tidemark/contract/clock';
import { copy } from './copy.ts';

function dimensions({ dimensionsLength, dimensionsWidth, dimensionsHeight }: ClaimSheetReport['room']) {
  const sides = [dimensionsLength, dimensionsWidth, dimensionsHeight];
  if (sides.every((side) => side === null)) return null;
  return sides.map((side) => (side === null ? '–' : `${side}'`)).join(' × ');
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The ten facts in the printed page's header, in its order, and the second policy's extra ones. */
export function factsOf({
  room,
  position,
  project,
  policies,
  lossAddress,
  inspection,
  timeZone,
}: ClaimSheetReport) {
  const claim = claimFacts(policies);
  const facts: [string, string | null][] = [
    [position.count > 1 ? `Room ${position.index} of ${position.count}` : 'Room', room.name],
    ['Type', room.type],
    ['Condition', capitalized(room.condition)],
    ['Dimensions', dimensions(room)],
    ['Customer', project.customerName],
    ['Loss address', lossAddress],
    ...claim.among,
    ['Inspected', inspection.startedAt && momentIn(inspection.startedAt, timeZone)],
    ['Technician', inspection.technicianName],
    ...claim.below,
  ];
  return facts.map(([label, value]) => ({ label, value: value?.trim() || copy.notEntered }));
}
