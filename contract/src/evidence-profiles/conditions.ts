import { claimSheetSections } from '../claim-sheets/catalogue.ts';
import type { EvidenceFacts } from './facts.ts';
import type { Condition } from './rule.ts';

const contents = new Set(
  claimSheetSections.find(({ key }) => key === 'contents')!.rows.map(({ fieldMasterId }) => fieldMasterId),
);
const debris = ['pickupVan', 'trailer', 'yd20', 'yd30', 'yd40'] as const;
const hasLine = ({ rooms }: EvidenceFacts, is: (line: number) => boolean) =>
  rooms.some(({ filled }) => [...filled].some(is));

/** Whether a condition of a rule holds in a job. */
export function holds(when: Condition, facts: EvidenceFacts): boolean {
  const { inspection, drying } = facts;
  switch (when.if) {
    case 'damageType':
      return inspection?.damageType.includes(when.is) ?? false;
    case 'category':
      return inspection?.category === when.is;
    case 'class':
      return drying?.class === when.is;
    case 'sheetLine':
      return hasLine(facts, (line) => line === when.is);
    case 'answer':
      return inspection?.inspectionQuestions.some(({ code, answer }) => code === when.is && answer) ?? false;
    case 'contentsMoved':
      return hasLine(facts, (line) => contents.has(line));
    case 'debrisCharged':
      return debris.some((field) => (inspection?.[field] ?? 0) > 0);
    case 'dryingBegun':
      return drying !== null;
    default:
      return (drying?.placements.length ?? 0) > 0;
  }
}
