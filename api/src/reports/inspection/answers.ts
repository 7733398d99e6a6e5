import type { Draft, PolicyField } from '@tidemark/contract/inspections/draft';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { inspectionQuestions } from '@tidemark/contract/inspections/questions';
import { showPhone } from '@tidemark/contract/phones';
import { showDay } from '@tidemark/contract/written-days';

export interface Fact {
  label: string;
  value: string;
}
export interface FactGroup {
  title: string;
  facts: Fact[];
  /** Free text under the facts. */
  text?: Fact | undefined;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const notEntered = 'Not entered';

export type Given = [label: string, value: string | number | null | undefined];
export const factsOf = (given: Given[]): Fact[] =>
  given.map(([label, value]) => ({ label, value: String(value ?? '').trim() || notEntered }));

/** Every answer of step 1, in the order and under the titles of the screen (first document, section 2). */
export function answersOf(it: Draft): FactGroup[] {
  const policies = policiesOf(it);
  return [
    { title: 'Arrival Time', facts: factsOf(arrival(it)) },
    { title: 'Claim Information', facts: factsOf(claim(it)) },
    ...(policies.master ? [{ title: 'Master Policy Details', facts: factsOf(policy(it, '')) }] : []),
    ...(policies.homeowner ? [{ title: 'Homeowner Claim Details', facts: factsOf(policy(it, '1')) }] : []),
    { title: 'Damage Assessment', facts: factsOf(damage(it)) },
    { title: 'Service Details', facts: factsOf(service(it)) },
    {
      title: 'Additional Notes',
      facts: factsOf(questions(it)),
      text: noted('Additional notes', it.additionalNotes),
    },
    { title: 'Debris & Equipment', facts: factsOf(debris(it)) },
  ];
}

export const noted = (label: string, text: string | null): Fact | undefined =>
  text?.trim() ? { label, value: text.trim() } : undefined;

const arrival = (it: Draft): Given[] => [
  ['Date', it.arrivalDate && showDay(it.arrivalDate)],
  ['Time', it.arrivalTime && timeOfDay(it.arrivalTime)],
  ['Recorded', it.arrivalAutoRecorded ? 'Auto-recorded' : 'Entered by hand'],
];

const claim = (it: Draft): Given[] => [
  ['Claim type', it.insuranceClaimType],
  ...(it.insuranceClaimType === 'Insurance' ? [['Policy type', it.policyType] satisfies Given] : []),
];

function policy(it: Draft, suffix: '' | '1'): Given[] {
  const text = (field: Exclude<PolicyField, 'deductible'>) => it[`${field}${suffix}`];
  const deductible = it[`deductible${suffix}`];
  const dateOfLoss = text('dateOfLoss');
  return [
    ['Insurance company', text('insuranceCompany')],
    ['Claim number', text('claimNumber')],
    ['Date of loss', dateOfLoss && showDay(dateOfLoss)],
    ['Deductible', deductible === null ? null : money.format(deductible)],
    ['Adjuster', text('adjuster')],
    ['Claimant name', text('claimantName')],
    ['Company name', text('companyName')],
    ['Contact number', showPhone(text('contactNumber') ?? '')],
    ['Contact email', text('contactEmail')],
    ['Loss address', text('lossAddress')],
    ['City', text('city')],
    ['State', text('state')],
    ['Zip', text('zip')],
  ];
}

const damage = (it: Draft): Given[] => [
  ['Damage type', it.damageType.join(', ')],
  ['Category', it.category],
  ['Qty of rooms affected', it.sizeOfProject],
  ['Affected rooms', withOther(it.affectedRooms, it.affectedRoomsOther)],
  ['Affected materials', withOther(it.affectedMaterials, it.affectedMaterialsOther)],
];

const service = (it: Draft): Given[] => [
  ['Emergency service call', it.emergencyServiceCall],
  ['Testing, clearances, thermal imaging', yesNo(it.testingClearances)],
  ['Testing and clearances, other', it.testingClearancesOther],
  ['Monitoring trips, regular hours', it.monitoringTripsRegularHours],
  ['Monitoring trips, after hours', it.monitoringTripsAfterHours],
];

function questions(it: Draft): Given[] {
  const answers = new Map(it.inspectionQuestions.map(({ code, answer }) => [code, answer]));
  return inspectionQuestions.map(({ code, question }) => [question, yesNo(answers.get(code))]);
}

const debris = (it: Draft): Given[] => [
  ['Debris pickup van', it.pickupVan],
  ['Debris trailer', it.trailer],
  ['20 Yd', it.yd20],
  ['30 Yd', it.yd30],
  ['40 Yd', it.yd40],
];

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
