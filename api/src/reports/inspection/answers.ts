import { type FieldKind, namesOf } from '@tidemark/contract/fields';
import type { Draft } from '@tidemark/contract/inspections/draft';
import {
  type InspectionField,
  type IntakeField,
  inspectionFields,
} from '@tidemark/contract/inspections/fields';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import { type SectionId, stepOneSections } from '@tidemark/contract/inspections/sections';
import { showPhone } from '@tidemark/contract/phones';
import { moreFacts } from '@tidemark/contract/rooms/more-facts';
import { showDay } from '@tidemark/contract/written-days';
import { type FactGroup, factsOf, type Given, noted } from './facts.ts';
import type { PrintedReport, ReportInput } from './input.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A report with its answers as text: the printing process loads no schemas, which have the labels. */
export const inAnswers = (input: ReportInput): PrintedReport => ({
  ...input,
  answers: answersOf(input.inspection),
  rooms: input.rooms.map((one) => ({ ...one, more: moreFacts(one.room) })),
});

/** Every answer of step 1, in the order and under the titles of the screen (first document, section 2). */
export function answersOf(it: Draft): FactGroup[] {
  const policies = policiesOf(it);
  const left: Partial<Record<SectionId, boolean>> = {
    'master-policy': !policies.master,
    homeowner: !policies.homeowner,
  };
  return (Object.keys(stepOneSections) as SectionId[])
    .filter((id) => !left[id])
    .map((id) => ({
      title: stepOneSections[id],
      facts: factsOf(asked.filter((name) => fields[name].section === id).flatMap((name) => given(it, name))),
      ...(id === 'notes' && { text: noted(fields.additionalNotes.label, it.additionalNotes) }),
    }))
    .filter(({ facts, text }) => facts.length > 0 || text);
}

const fields: Record<InspectionField, IntakeField> = inspectionFields;
/** Notes are under the facts, the text of "Other" is beside it. */
const asked = namesOf(fields).filter(
  (name) => name !== 'additionalNotes' && !/^affected\w+Other$/.test(name),
);

function given(it: Draft, name: InspectionField): Given[] {
  const { label, kind } = fields[name];
  const value = it[name];
  if (name === 'inspectionQuestions') return questions(it);
  if (name === 'policyType' && it.insuranceClaimType !== 'Insurance') return [];
  if (name === 'arrivalAutoRecorded')
    return [['Recorded', it.arrivalTime && (value ? 'Auto-recorded' : 'Entered by hand')]];
  if (name === 'affectedRooms') return [[label, withOther(it.affectedRooms, it.affectedRoomsOther)]];
  if (name === 'affectedMaterials')
    return [[label, withOther(it.affectedMaterials, it.affectedMaterialsOther)]];
  if (typeof value === 'boolean') return [[label, yesNo(value)]];
  if (Array.isArray(value)) return [[label, value.join(', ')]];
  if (value === null || typeof value === 'object') return [[label, null]];
  const shown = kind && written[kind]?.(value);
  return [[label, shown ?? value]];
}

const written: Partial<Record<FieldKind, (value: string | number) => string>> = {
  day: (value) => showDay(String(value)),
  time: (value) => timeOfDay(String(value)),
  money: (value) => money.format(Number(value)),
  phone: (value) => showPhone(String(value)),
};

function questions(it: Draft): Given[] {
  const answers = new Map(it.inspectionQuestions.map(({ code, answer }) => [code, answer]));
  return inspectionQuestions.map(({ code, question }) => [question, yesNo(answers.get(code))]);
}

const yesNo = (answer: boolean | null | undefined) => (answer == null ? null : answer ? 'Yes' : 'No');

/** "Bathroom, Other (Sauna)". */
function withOther(picked: readonly string[], other: string | null): string {
  return picked.map((one) => (one === 'Other' && other?.trim() ? `Other (${other.trim()})` : one)).join(', ');
}

/** "8:05 PM" of `HH:mm`. */
function timeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
