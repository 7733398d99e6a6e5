import type { Draft } from '@tidemark/contract/inspections/draft';
import { type IntakeField, inspectionFields, policyFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { type SectionId, stepOneSections } from '@tidemark/contract/inspections/sections';
import { showShortDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { needed, photoNeeded, toCorrect } from '../copy.ts';
import type { DraftView } from './draft-store.ts';

const hints: Record<SectionId, string> = {
  arrival: 'Date and time on site',
  claim: 'Claim type, policy type',
  'master-policy': 'Insurance company, claim number',
  homeowner: 'Insurance company, claim number',
  damage: 'Damage type, rooms, materials',
  service: 'Emergency service, monitoring trips',
  notes: 'Four yes/no questions, notes',
  debris: 'Pickup van, trailer, dumpsters',
};
/** The word of each that fits below its number on a phone. */
const shortNames: Record<SectionId, string> = {
  arrival: 'Arrival',
  claim: 'Claim',
  'master-policy': 'Master',
  homeowner: 'Homeowner',
  damage: 'Damage',
  service: 'Service',
  notes: 'Additional',
  debris: 'Debris',
};
export const sections = (Object.keys(stepOneSections) as SectionId[]).map((id) => ({
  ...{ id, title: stepOneSections[id], hint: hints[id], short: shortNames[id] },
}));

/** The section after this one that applies; undefined after the last. */
export function sectionAfter(id: SectionId, view: Known): SectionId | undefined {
  const later = sections.slice(sections.findIndex((section) => section.id === id) + 1);
  return later.find((section) => factsOf(section.id, view).state !== 'skipped')?.id;
}

/** What unfolds when a section has its last required answer: those after it, to the next that needs something. */
export function unfoldedAfter(id: SectionId, view: Known): SectionId[] {
  const next = sectionAfter(id, view);
  if (next === undefined) return [];
  return factsOf(next, view).state === 'needed' ? [next] : [next, ...unfoldedAfter(next, view)];
}

/** Sections that had open questions in `before` and have none now. */
export function completedSince(before: Known['missing'], { missing }: Known): SectionId[] {
  const open = new Set([...missing.keys()].map(sectionOf));
  return [...new Set([...before.keys()].map(sectionOf))].filter((id) => !open.has(id));
}

const notNeeded: Partial<Record<SectionId, string>> = {
  'master-policy': 'Shown when the policy type is Master or Both',
  homeowner: 'Shown when the policy type is Individual or Both',
};

export interface SectionFacts {
  /** done: every question it shows is answered; optional: nothing of it holds anybody up. */
  state: 'done' | 'needed' | 'optional' | 'skipped';
  /** What is still open: "4 needed", "1 to fix"; '' if nothing. */
  needed: string;
  /** The section's answers in one line, or what it asks if there are none. */
  summary: string;
}

/** The section that asks for a field, or for one of its parts: "inspectionQuestions.packOutRequired". */
export function sectionOf(field: string): SectionId {
  const [name = ''] = field.split('.');
  return (inspectionFields as Readonly<Record<string, IntakeField>>)[name]?.section ?? 'damage';
}

const known = new WeakMap<Inspection, Map<SectionId, SectionFacts>>();

type Known = Pick<DraftView, 'inspection' | 'missing' | 'invalid'>;

/** The facts of a section, worked out once for each version of the inspection. */
export function factsOf(id: SectionId, { inspection, missing, invalid }: Known): SectionFacts {
  let all = known.get(inspection);
  if (!all) {
    all = new Map(sections.map((section) => [section.id, workOut(section.id, inspection, missing)]));
    known.set(inspection, all);
  }
  const facts = all.get(id)!;
  const wrong = [...invalid.keys()].filter((field) => sectionOf(field) === id).length;
  if (wrong === 0 || facts.state === 'skipped') return facts;
  return { ...facts, state: 'needed', needed: toCorrect(wrong) };
}

function workOut(id: SectionId, inspection: Inspection, missing: ReadonlyMap<string, string>): SectionFacts {
  const off = notNeeded[id];
  const policies = policiesOf(inspection);
  if (off && !(id === 'homeowner' ? policies.homeowner : policies.master)) {
    return { state: 'skipped', needed: '', summary: off };
  }
  const open = [...missing.keys()].filter((field) => sectionOf(field) === id).length;
  // Guidance only (first document, section 5): it asks for a photo but never blocks.
  const words = id === 'debris' && inspection.trashPhotos.length === 0 ? photoNeeded : open && needed(open);
  const answers = answersOf(id, inspection);
  return {
    state: words ? 'needed' : isWhole(id, inspection) ? 'done' : 'optional',
    needed: words || '',
    summary: answers.join(' · ') || hints[id],
  };
}

/** Stricter than required: a check mark on a half-answered section would mislead. */
function isWhole(id: SectionId, it: Inspection): boolean {
  switch (id) {
    case 'arrival':
      return it.arrivalDate !== null && it.arrivalTime !== null;
    case 'master-policy':
      return isPolicyWhole(it, '');
    case 'homeowner':
      return isPolicyWhole(it, '1');
    case 'damage':
      return (
        isNamed(it.affectedRooms, it.affectedRoomsOther) &&
        isNamed(it.affectedMaterials, it.affectedMaterialsOther)
      );
    case 'service':
      return it.emergencyServiceCall !== null;
    default:
      return true;
  }
}

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
const isNamed = (picked: readonly string[], other: string | null) =>
  !picked.includes('Other') || !isBlank(other);
const isPolicyWhole = (it: Draft, suffix: '' | '1') =>
  Object.keys(policyFields).every((name) => !isBlank(it[`${name}${suffix}` as keyof Draft]));

function answersOf(id: SectionId, it: Inspection): string[] {
  switch (id) {
    case 'arrival': {
      const day = it.arrivalDate && showShortDay(it.arrivalDate);
      const time = it.arrivalTime && showTimeOfDay(it.arrivalTime);
      const at = [day, time].filter(Boolean).join(', ');
      return at ? [at, ...(it.arrivalAutoRecorded ? ['Auto-recorded'] : [])] : [];
    }
    case 'claim':
      return given(it.insuranceClaimType, it.policyType);
    case 'master-policy':
      return policyAnswers(it, '');
    case 'homeowner':
      return policyAnswers(it, '1');
    case 'damage':
      return given(
        it.damageType.join(', '),
        it.category,
        it.sizeOfProject && (it.sizeOfProject === 1 ? '1 room' : `${it.sizeOfProject} rooms`),
      );
    case 'service':
      return given(
        it.emergencyServiceCall,
        (it.testingClearances || it.testingClearancesOther) && 'Testing',
        counted(it.monitoringTripsRegularHours, 'regular trip'),
        counted(it.monitoringTripsAfterHours, 'after-hours trip'),
      );
    case 'notes':
      return given(
        it.inspectionQuestions.length > 0 && `${it.inspectionQuestions.length} of 4 answered`,
        it.additionalNotes?.trim() && 'Notes',
      );
    case 'debris':
      return given(
        counted(it.pickupVan, 'pickup van'),
        counted(it.trailer, 'trailer'),
        it.yd20 && `${it.yd20} × 20 Yd`,
        it.yd30 && `${it.yd30} × 30 Yd`,
        it.yd40 && `${it.yd40} × 40 Yd`,
        counted(it.trashPhotos.length, 'debris photo'),
      );
    default:
      return id satisfies never;
  }
}

/** Company and claim number if there are any, else the first thing that was entered. */
function policyAnswers(it: Inspection, suffix: '' | '1'): string[] {
  const entered = Object.keys(policyFields).map((name) => it[`${name}${suffix}` as keyof Inspection]);
  const main = given(it[`insuranceCompany${suffix}`], it[`claimNumber${suffix}`]);
  return main.length > 0 ? main : given(...entered).slice(0, 1);
}

const given = (...values: unknown[]) =>
  values
    .filter(
      (value) => value !== null && value !== undefined && value !== '' && value !== false && value !== 0,
    )
    .map(String);

const counted = (count: number | null, thing: string) =>
  count && `${count} ${thing}${count === 1 ? '' : 's'}`;
