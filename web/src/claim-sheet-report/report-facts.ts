import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import { showDay, showMoment } from '../ui/dates.ts';
import { copy } from './copy.ts';

function dimensions({ dimensionsLength, dimensionsWidth, dimensionsHeight }: ClaimSheetReport['room']) {
  const sides = [dimensionsLength, dimensionsWidth, dimensionsHeight];
  if (sides.every((side) => side === null)) return null;
  return sides.map((side) => (side === null ? '–' : `${side}'`)).join(' × ');
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The ten facts at the head of the printed page, in its order. Moments are in the reader's time zone. */
export function factsOf({ room, position, project, claim, inspection }: ClaimSheetReport) {
  const place = [project.state, project.zipCode].filter(Boolean).join(' ');
  const facts: [string, string | null][] = [
    [position.count > 1 ? `Room ${position.index} of ${position.count}` : 'Room', room.name],
    ['Type', room.type],
    ['Condition', capitalized(room.condition)],
    ['Dimensions', dimensions(room)],
    ['Customer', project.customerName],
    ['Loss address', [project.address, project.city, place].filter(Boolean).join(', ')],
    ['Claim number', claim.claimNumber],
    ['Date of loss', claim.dateOfLoss && showDay(claim.dateOfLoss.slice(0, 10))],
    ['Inspected', inspection.startedAt && showMoment(inspection.startedAt)],
    ['Technician', inspection.technicianName],
  ];
  return facts.map(([label, value]) => ({ label, value: value?.trim() || copy.notEntered }));
}
