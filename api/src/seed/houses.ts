import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { mergeRow, type RowValues, readRow, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { type Draft, draft, emptyDraft } from '@tidemark/contract/inspections/draft';
import {
  affectedMaterialOptions,
  affectedRoomOptions,
  damageCategories,
  damageTypes,
  emergencyServiceCalls,
} from '@tidemark/contract/inspections/fields';
import { questionCodes } from '@tidemark/contract/inspections/questions';
import { blankRoom, type RoomEntered, roomConditions, roomTypes } from '@tidemark/contract/rooms/fields';
import { type Random, randomOf } from './random.ts';
import { companies, firstNames, lastNames, notes } from './words.ts';

/** One room of a house with its sheet; null if nobody began one. */
interface HouseRoom extends RoomEntered {
  rows: SheetRows | null;
}

/** The damage in a house: the content of an inspection and everything below it, except technician and time. */
export interface House {
  draft: Draft;
  rooms: HouseRoom[];
}

const lines = [...catalogue.keys()];

/** Houses as technicians find them. All of it passes the contract, so that the app accepts it. */
export function makeHouses(seed: number, count: number): House[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => ({
    draft: makeDraft(random),
    rooms: random
      .some(roomTypes, random.pick([1, 1, 2, 2, 2, 3, 3, 4]))
      .map((type, at) => makeRoom(random, type, at)),
  }));
}

function makeDraft(random: Random): Draft {
  const insured = random.chance(0.7);
  const policyType = insured ? random.pick(['Master', 'Individual', 'Individual', 'Both'] as const) : null;
  const has = (one: 'Master' | 'Individual') => policyType === one || policyType === 'Both';
  const policy = () => ({
    insuranceCompany: random.pick(companies),
    deductible: random.pick([500, 1_000, 1_500, 2_500, 5_000]),
    adjuster: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    companyName: random.pick(companies),
    contactNumber: `(312) 555-${random.whole(1_000, 9_999)}`,
    contactEmail: `claims${random.whole(1, 999)}@adjusters.example`,
  });
  const homeowner = Object.fromEntries(Object.entries(policy()).map(([name, value]) => [`${name}1`, value]));
  return draft.parse({
    ...emptyDraft,
    insuranceClaimType: insured ? 'Insurance' : 'SelfPay',
    policyType,
    arrivalAutoRecorded: true,
    ...(has('Master') && policy()),
    ...(has('Individual') && homeowner),
    damageType: random.some(damageTypes, random.pick([1, 1, 1, 2])),
    category: random.pick(damageCategories),
    affectedRooms: random.some(
      affectedRoomOptions.filter((name) => name !== 'Other'),
      random.whole(1, 4),
    ),
    affectedMaterials: random.some(
      affectedMaterialOptions.filter((name) => name !== 'Other'),
      random.whole(1, 4),
    ),
    sizeOfProject: random.whole(1, 6),
    emergencyServiceCall: random.pick(emergencyServiceCalls),
    testingClearances: random.chance(0.3),
    monitoringTripsRegularHours: random.whole(0, 5),
    monitoringTripsAfterHours: random.whole(0, 2),
    inspectionQuestions: questionCodes.map((code) => ({ code, answer: random.chance(0.3) })),
    additionalNotes: random.chance(0.4) ? random.pick(notes) : null,
    pickupVan: random.whole(0, 2),
    trailer: random.whole(0, 1),
    finalInspectionNotes: random.chance(0.5) ? random.pick(notes) : null,
  });
}

function makeRoom(random: Random, type: (typeof roomTypes)[number], at: number): HouseRoom {
  const feet = (least: number, most: number) => random.whole(least * 4, most * 4) / 4;
  const count = random.chance(0.2) ? 0 : random.chance(0.04) ? lines.length : random.whole(3, 15);
  return {
    ...blankRoom,
    name: at === 0 ? type : `${type} ${at + 1}`,
    type,
    condition: random.pick(roomConditions),
    dimensionsLength: feet(8, 34),
    dimensionsWidth: feet(6, 22),
    dimensionsHeight: feet(7, 10),
    rows:
      count === 0
        ? null
        : Object.fromEntries(random.some(lines, count).map((id) => [id, makeLine(random, id, type)])),
  };
}

function makeLine(random: Random, id: number, room: string): RowValues {
  const { section, title } = catalogue.get(id)!;
  const named = section.columns.filter((column) => column !== 'all' && column !== 'afterHrs');
  const values = Object.fromEntries(
    random.some(named, random.whole(1, 3)).map((column) => {
      if (column === 'roomName') return [column, room];
      return [column, column.endsWith('In') ? random.whole(0, 11) : random.whole(1, 1_200) / 4];
    }),
  );
  const afterHours = section.columns.includes('afterHrs') && random.chance(0.15);
  const read = readRow(id, {
    ...values,
    ...(afterHours && { afterHrs: true }),
    ...(title === '' && { title: room }),
  });
  if (read.errors.length > 0) throw new Error(`Line ${id} was made up badly: ${JSON.stringify(read.errors)}`);
  return mergeRow(undefined, read.values);
}
