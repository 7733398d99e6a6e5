import { withoutLines, withoutPhoto } from '../inspections/gaps.ts';
import { inspectionQuestions } from '../inspections/questions.ts';
import { missingInStepOne } from '../inspections/step-one.ts';
import type { BasicKind } from './basic-kinds.ts';
import type { Counted } from './count-photos.ts';
import type { EvidenceFacts } from './facts.ts';

type Inspection = NonNullable<EvidenceFacts['inspection']>;
type Rooms = EvidenceFacts['rooms'];

const all = (of: number, missing: string[]): Counted => ({ done: of - missing.length, of, missing });
const without = (what: string, of: Rooms) => of.map(({ name }) => `${name} has no ${what}.`);

/** What Basic looks at, in the wizard's order. */
const counts: Readonly<Record<BasicKind, (inspection: Inspection, rooms: Rooms) => Counted>> = {
  intake(inspection) {
    const gaps = missingInStepOne(inspection).filter(
      ({ field }) => !field.startsWith('inspectionQuestions.'),
    );
    // Only insurance claims need a policy type.
    return all(
      inspection.insuranceClaimType === 'Insurance' ? 7 : 6,
      gaps.map(({ message }) => message),
    );
  },
  questions(inspection) {
    const answered = new Set(inspection.inspectionQuestions.map(({ code }) => code));
    const open = inspectionQuestions.filter(({ code }) => !answered.has(code));
    return all(
      inspectionQuestions.length,
      open.map(({ question }) => question),
    );
  },
  rooms: (_, rooms) =>
    all(Math.max(rooms.length, 1), rooms.length === 0 ? ['At least one room is required'] : []),
  'claim-sheets': (_, rooms) => all(rooms.length, without('claim sheet lines', withoutLines(rooms))),
  'room-photos': (_, rooms) => all(rooms.length, without('photo', withoutPhoto(rooms))),
  'trash-photos': ({ trashPhotos }) =>
    all(1, trashPhotos.length === 0 ? ['There is no photo of the debris.'] : []),
  signatures: ({ technicianSignature }) =>
    all(1, technicianSignature ? [] : ['The technician has not signed.']),
};

/** One of the checks of Basic; it asks for nothing before there is an inspection. */
export function countBasic(kind: BasicKind, { inspection, rooms }: EvidenceFacts): Counted {
  return inspection ? counts[kind](inspection, rooms) : { done: 0, of: 0, missing: [] };
}
