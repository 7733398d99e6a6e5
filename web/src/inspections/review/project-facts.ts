import { type FieldKind, namesOf } from '@tidemark/contract/fields';
import type { Draft } from '@tidemark/contract/inspections/draft';
import {
  fullLabel,
  type InspectionField,
  type IntakeField,
  inspectionFields,
} from '@tidemark/contract/inspections/fields';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import { type SectionId, stepOneSections } from '@tidemark/contract/inspections/sections';
import { showPhone } from '@tidemark/contract/phones';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { dollars } from '../../ui/format/dollars.ts';

type Fact = [term: string, value: string];

/** Everything of step 1 that is signed, section by section; what was not entered and what does not apply is left out. */
export function projectFacts(it: Draft): { title: string; facts: Fact[] }[] {
  const { master, homeowner } = policiesOf(it);
  const applies = (id: SectionId) =>
    id === 'master-policy' ? master : id === 'homeowner' ? homeowner : true;
  return (Object.keys(stepOneSections) as SectionId[])
    .filter(applies)
    .map((id) => ({
      title: stepOneSections[id],
      facts: asked.filter((name) => fields[name].section === id).flatMap((name) => factsOf(it, name)),
    }))
    .filter(({ facts }) => facts.length > 0);
}

const fields: Record<InspectionField, IntakeField> = inspectionFields;
/** What is said beside another answer. */
const beside: InspectionField[] = ['arrivalAutoRecorded', 'affectedRoomsOther', 'affectedMaterialsOther'];
const asked = namesOf(fields).filter((name) => !beside.includes(name));

function factsOf(it: Draft, name: InspectionField): Fact[] {
  if (name === 'policyType' && it.insuranceClaimType !== 'Insurance') return [];
  if (name === 'inspectionQuestions') {
    const given = new Map(it.inspectionQuestions.map(({ code, answer }) => [code, answer]));
    return inspectionQuestions
      .filter(({ code }) => given.has(code))
      .map(({ code, question }) => [question, yesNo(given.get(code))]);
  }
  const value = shown(it, name);
  return value === '' ? [] : [[fullLabel(fields[name]), value]];
}

function shown(it: Draft, name: InspectionField): string {
  if (name === 'affectedRooms') return withOther(it.affectedRooms, it.affectedRoomsOther);
  if (name === 'affectedMaterials') return withOther(it.affectedMaterials, it.affectedMaterialsOther);
  const value = it[name];
  if (typeof value === 'boolean') return yesNo(value);
  if (Array.isArray(value)) return value.join(', ');
  if (value === null || typeof value === 'object') return '';
  const { kind } = fields[name];
  return (kind && written[kind]?.(String(value))) ?? String(value).trim();
}

const written: Partial<Record<FieldKind, (value: string) => string>> = {
  day: showDay,
  time: showTimeOfDay,
  money: (value) => dollars(Number(value)),
  phone: showPhone,
};

const yesNo = (answer: boolean | undefined) => (answer ? 'Yes' : 'No');

/** "Bathroom, Other (Sauna)". */
function withOther(picked: readonly string[], other: string | null): string {
  return picked.map((one) => (one === 'Other' && other?.trim() ? `Other (${other.trim()})` : one)).join(', ');
}
