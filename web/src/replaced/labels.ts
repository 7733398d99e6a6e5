import type { Draft, PolicyField } from '@tidemark/contract/inspections/draft';
import { inspectionQuestions, type QuestionCode } from '@tidemark/contract/inspections/questions';
import type { Room } from '@tidemark/contract/rooms';
import { columnNames, lineOf } from '../claim-sheets/lines.ts';
import type { Replaced } from '../offline/store/index.ts';

const policy: Record<PolicyField, string> = {
  insuranceCompany: 'Insurance company',
  claimNumber: 'Claim number',
  claimantName: 'Claimant name',
  dateOfLoss: 'Date of loss',
  deductible: 'Deductible',
  adjuster: 'Adjuster',
  companyName: 'Company name',
  contactNumber: 'Contact number',
  contactEmail: 'Contact email',
  lossAddress: 'Loss address',
  city: 'City',
  state: 'State',
  zip: 'Zip',
};
type Homeowner = `${PolicyField}1`;
const homeowner = Object.fromEntries(
  Object.entries(policy).map(([field, label]) => [`${field}1`, `Homeowner, ${label.toLowerCase()}`]),
) as Record<Homeowner, string>;

type Answer = Exclude<keyof Draft, 'arrivalAutoRecorded' | 'inspectionQuestions'>;
/** As the form names its fields. */
const answers: Record<Answer, string> = {
  ...policy,
  ...homeowner,
  insuranceClaimType: 'Claim type',
  policyType: 'Policy type',
  arrivalDate: 'Arrival date',
  arrivalTime: 'Arrival time',
  damageType: 'Damage type',
  category: 'Category',
  affectedRooms: 'Affected rooms',
  affectedRoomsOther: 'Other affected rooms',
  affectedMaterials: 'Affected materials',
  affectedMaterialsOther: 'Other affected materials',
  sizeOfProject: 'Qty of rooms affected',
  emergencyServiceCall: 'Emergency service call',
  testingClearances: 'Testing, clearances, thermal imaging',
  testingClearancesOther: 'Testing and clearances, other',
  monitoringTripsRegularHours: 'Monitoring trips, regular hours',
  monitoringTripsAfterHours: 'Monitoring trips, after hours',
  additionalNotes: 'Additional notes',
  pickupVan: 'Debris pickup van',
  trailer: 'Debris trailer',
  yd20: '20 Yd',
  yd30: '30 Yd',
  yd40: '40 Yd',
  finalInspectionNotes: 'Final inspection notes',
  technicianSignature: 'Technician signature',
  customerSignature: 'Customer signature',
};

type RoomFact = Exclude<
  keyof Room,
  'id' | 'inspectionId' | 'position' | 'claimItem' | 'createdAt' | 'updatedAt'
>;
const ofRoom: Record<RoomFact, string> = {
  name: 'Room name',
  type: 'Room type',
  condition: 'Condition',
  dimensionsLength: 'Length',
  dimensionsWidth: 'Width',
  dimensionsHeight: 'Height',
};

/** What the form calls an answer; undefined of what it does not ask. */
export const answerName = (field: string): string | undefined => answers[field as Answer];
export const roomFactName = (field: string): string | undefined => ofRoom[field as RoomFact];

function questionOf(code: string): string {
  return inspectionQuestions.find((one) => one.code === (code as QuestionCode))?.question ?? 'Question';
}

/** What the screen calls a field: "Category", "Basement, condition", "Basement, Carpet, Heavy". */
export function labelOf(
  { table, field }: Pick<Replaced, 'table' | 'field'>,
  room: string | undefined,
): string {
  const [head = '', part = ''] = field.split('.');
  if (table === 'inspections') {
    return head === 'inspectionQuestions' ? questionOf(part) : answers[head as Answer];
  }
  const where = room ?? 'Room';
  if (table === 'rooms') return `${where}, ${ofRoom[head as RoomFact].toLowerCase()}`;
  const line = lineOf(Number(head)).title || 'Custom line';
  return `${where}, ${line}, ${part === 'title' ? 'name' : columnNames[part as keyof typeof columnNames]}`;
}
