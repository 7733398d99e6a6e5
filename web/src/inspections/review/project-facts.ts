import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { policiesOf } from '@tidemark/contract/inspections/policies';
import { showDay, showTimeOfDay } from '../../ui/format/dates.ts';
import { dollars } from '../../ui/format/dollars.ts';

type Given = [term: string, value: string | null];

/** The project information summary; facts of a policy that does not apply are left out. */
export function projectFacts(it: Inspection): [term: string, value: string][] {
  const { master, homeowner } = policiesOf(it);
  const facts: Given[] = [
    ['Arrival', showArrival(it)],
    ['Claim Type', it.insuranceClaimType],
    ...(it.insuranceClaimType === 'Insurance' ? [['Policy Type', it.policyType] as Given] : []),
    ...(master ? masterFacts(it) : []),
    ...(homeowner ? homeownerFacts(it) : []),
    ['Damage type', it.damageType.join(', ')],
    ['Category', it.category],
    ['Affected rooms', withOther(it.affectedRooms, it.affectedRoomsOther)],
    ['Affected materials', withOther(it.affectedMaterials, it.affectedMaterialsOther)],
    ['Qty of rooms affected', it.sizeOfProject === null ? null : String(it.sizeOfProject)],
    ['Emergency service call', it.emergencyServiceCall],
  ];
  return facts.map(([term, value]) => [term, value ?? '']);
}

const masterFacts = (it: Inspection): Given[] => [
  ['Insurance company', it.insuranceCompany],
  ['Claim number', it.claimNumber],
  ['Deductible', showMoney(it.deductible)],
];

const homeownerFacts = (it: Inspection): Given[] => [
  ['Homeowner insurance company', it.insuranceCompany1],
  ['Homeowner claim number', it.claimNumber1],
  ['Homeowner deductible', showMoney(it.deductible1)],
];

const showMoney = (amount: number | null) => (amount === null ? null : dollars(amount));

function showArrival({ arrivalDate, arrivalTime }: Inspection): string {
  return [arrivalDate && showDay(arrivalDate), arrivalTime && showTimeOfDay(arrivalTime)]
    .filter(Boolean)
    .join(', ');
}

/** "Bathroom, Other (Sauna)". */
function withOther(picked: readonly string[], other: string | null): string {
  return picked.map((one) => (one === 'Other' && other?.trim() ? `Other (${other.trim()})` : one)).join(', ');
}
