import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SheetRows } from '../claim-sheets/row.ts';
import { newFile } from '../documentation-file.ts';
import { draft } from '../documents/testing/documents.ts';
import type { DryingPart } from '../drying/record.ts';
import { aMeter, aUnit, dryingIds, dryingRecords } from '../drying/testing/records.ts';
import { dryingOf } from '../drying/whole.ts';
import { newInspection } from '../inspections/inspection.ts';
import { newJobFile } from '../job/file.ts';
import { newRoom } from '../rooms.ts';
import { shots } from '../shots.ts';
import { profileFor } from './choose.ts';
import { factsOf, type JobRecords } from './facts-of.ts';
import { type JudgedEvidence, judgeEvidence, type Waived } from './judge.ts';
import { shippedProfiles } from './shipped.ts';

const at = '2026-11-21T08:00:00-06:00';
const uuid = (nth: number) => `01980000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const roomIds = [0, 1, 2, 3].map(uuid);
const bytes = { name: 'image.jpg', size: 9, sha256: 'e'.repeat(64) };
const moment = fc.constantFrom(
  null,
  at,
  '2026-11-20T08:00:00-06:00',
  '2026-11-22T08:00:00-06:00',
  '2026-11-21T07:30:00',
);
const shot = fc.constantFrom(...shots, null);

const rooms = fc.subarray(roomIds).chain((ids) =>
  fc.tuple(
    ...ids.map((id, position) =>
      fc
        .record({
          size: fc.boolean(),
          lines: fc.constantFrom<SheetRows[]>({}, { 9: { detach: 2 } }, { 63: { dispose: 1 } }),
        })
        .map(({ size, lines }) => ({
          room: {
            ...newRoom({ id, inspectionId: 'i', name: `Room ${position}`, type: 'Kitchen', position }, at),
            ...(size && { dimensionsLength: 4, dimensionsWidth: 3, dimensionsHeight: 8 }),
          },
          lines,
        })),
    ),
  ),
);
const photo = fc.record({
  shot,
  roomId: fc.constantFrom(null, ...roomIds),
  capturedAt: moment,
  ofId: fc.constantFrom(null, dryingIds.visit, dryingIds.point, dryingIds.placement),
  label: fc.constantFrom('', 'Front side', 'W-9', 'Lab test'),
  category: fc.constantFrom('photo' as const, 'document' as const),
});
const dried = fc.record({
  kept: fc.subarray(dryingRecords(12)),
  endedAt: moment,
  removedAt: moment,
  class: fc.constantFrom(null, 2),
  unitsCounted: fc.constantFrom(null, 0, 1),
});
const job = fc.record({
  rooms,
  photos: fc.array(photo, { maxLength: 25 }),
  inside: fc.array(photo, { maxLength: 10 }),
  dried,
  insured: fc.constantFrom('Insurance' as const, 'SelfPay' as const, null),
  damage: fc.subarray(['Water', 'Mold', 'Fire'] as const),
  debris: fc.nat(1),
  billing: fc.constantFrom(
    undefined,
    { issued: true, invoiced: 4_000.1, approved: 4_000.1 },
    { issued: false, invoiced: 0, approved: 1 },
  ),
  waived: fc.subarray(
    shippedProfiles.flatMap(({ rules }) => rules.map(({ id }): Waived => ({ ruleId: id, for: null }))),
    { maxLength: 6 },
  ),
  roomWaived: fc.constantFrom(...roomIds),
});
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never;

function recordsOf({ rooms: all, photos, inside, dried: { kept, ...of }, ...told }: Job): JobRecords {
  const drying = kept.map((record): DryingPart => {
    if (record.record === 'visit')
      return { ...record, endedAt: of.endedAt, unitsCounted: of.unitsCounted } as DryingPart;
    if (record.record === 'point' && of.removedAt)
      return { ...record, removedAt: of.removedAt, removedReason: 'torn out' } as DryingPart;
    return record;
  });
  const begun = newInspection({ id: 'i', projectId: 12, technicianId: 7, at });
  return {
    project: {
      claimType: null,
      residentType: null,
      insuranceCompany: null,
      claimNumber: 'W-1',
      dateOfLoss: null,
    },
    inspection: {
      ...begun,
      insuranceClaimType: told.insured,
      damageType: told.damage,
      yd20: told.debris,
      trashPhotos: [],
    },
    rooms: all.map(({ room, lines }) => ({
      ...room,
      claimItem: { id: room.id, filledCount: Object.keys(lines).length } as never,
    })),
    rowsOf: (id) => all.find(({ room }) => room.id === id)?.lines,
    files: inside.map(({ ofId: _, label: __, category: ___, ...one }, nth) => ({
      ...newFile({ id: uuid(100 + nth), inspectionId: 'i', category: 'photo', ...one }, bytes, at),
    })),
    jobFiles: photos.map(({ ofId, ...one }, nth) => ({
      ...newJobFile({ id: uuid(200 + nth), projectId: 12, ...one, ofId }, bytes, at),
      shot: one.category === 'photo' ? one.shot : null,
    })),
    documents: [draft],
    drying: { ...dryingOf(12, drying, { meters: [aMeter], units: [aUnit] }), class: of.class as never },
    billing: told.billing,
  };
}

/** What a device holds: records that came as JSON, read from its store in the order of their ids. */
function onDevice({ rowsOf, drying, billing, ...records }: JobRecords): JobRecords {
  const sheets = new Map(records.rooms.map(({ id }) => [id, JSON.stringify(rowsOf(id) ?? {})]));
  const stored: Omit<JobRecords, 'rowsOf' | 'drying' | 'billing'> = JSON.parse(JSON.stringify(records));
  const byId = <T extends { id: string }>(list: readonly T[]): T[] =>
    list.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return {
    ...stored,
    ...{ rooms: byId(stored.rooms), files: byId(stored.files), jobFiles: byId(stored.jobFiles) },
    rowsOf: (id) => JSON.parse(sheets.get(id)!),
    drying: JSON.parse(JSON.stringify(drying)),
    billing: billing && JSON.parse(JSON.stringify(billing)),
  };
}

/** Sentences stand in the order of the rooms, which is not what they say. */
const plain = ({ stages, next }: JudgedEvidence) => ({
  next,
  stages: stages.map((stage) => ({
    ...stage,
    items: stage.items.map((item) => ({
      ...item,
      missing: item.missing.map(({ sentence }) => sentence).sort(),
    })),
  })),
});

test('evidence: 1,000 random jobs, judged the same by what the office has and by what a device stored of it', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(job, (of) => {
      const judge = (records: JobRecords) => {
        const facts = factsOf(records);
        const profile = profileFor(shippedProfiles, facts)!;
        const waived = [...of.waived, { ruleId: 'arrival-shot-damage-affected-room', for: of.roomWaived }];
        return { profile: profile.id, ...plain(judgeEvidence(facts, profile, waived)) };
      };
      const office = judge(recordsOf(of));
      expect(judge(onDevice(recordsOf(of)))).toEqual(office);
      for (const { items } of office.stages) for (const { ruleId, done } of items) if (done) seen.add(ruleId);
      for (const { done, of: asked, missing, waived } of office.stages.flatMap(({ items }) => items)) {
        expect(done).toBeLessThanOrEqual(asked);
        if (missing.length === 0) expect(done + waived).toBe(asked);
      }
    }),
    { numRuns: 1_000 },
  );
  // The jobs are not all alike: many rules were answered in some of them.
  expect(seen.size).toBeGreaterThan(20);
});
