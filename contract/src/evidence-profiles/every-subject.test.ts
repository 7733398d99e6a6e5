import { expect, test } from 'vitest';
import { documentKindNames } from '../document-templates/kinds.ts';
import { unitsStanding } from '../drying/placement.ts';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import type { Drying } from '../drying/whole.ts';
import { wholeStepOne } from '../testing/step-one-cases.ts';
import type { EvidenceFacts } from './facts.ts';
import { judgeEvidence } from './judge.ts';
import { persOf } from './profile-errors.ts';
import { type Per, subjects } from './rule.ts';
import { targetsOf } from './targets.ts';
import { asking, facts, photo, room, rule } from './testing/facts.ts';

const open = driedBasement({ isClosed: false });
const closed = driedBasement({ isClosed: true });
const counted = (drying: Drying): Drying => ({
  ...drying,
  visits: drying.visits.map((visit) => ({
    ...visit,
    unitsCounted: unitsStanding(drying.placements, visit.endedAt!),
  })),
});
const begun: Drying = { ...open, class: null, categoryReason: null, air: [], readings: [], standards: [] };
const running: Drying = { ...begun, visits: begun.visits.map((visit) => ({ ...visit, endedAt: null })) };

const signed = { name: 'Dana', signedAt: '2026-11-20T09:00:00.000Z', strokes: [[1, 2]] } as never;

/** A job in which nothing was shown, with visits that ended and with visits that run. */
const bare = [begun, running].map((drying) =>
  facts({
    drying,
    rooms: [
      room('Kitchen', { hasDimensions: false, hasSketch: false, removed: true }),
      room('Hall', { hasDimensions: false, hasSketch: false, filled: new Set(), filledCount: 0 }),
    ],
  }),
);
const named = { ...open.rooms[0]!, roomId: null, name: 'Kitchen', affected: true };
const bareOfLines = facts({
  ...{
    drying: { ...begun, rooms: [named] },
    rooms: [room('Kitchen', { filled: new Set(), filledCount: 0, removed: true })],
  },
});
/** The same with everything, while it dries and once it is dry. */
const whole = [open, closed, { ...open, readings: [] }].map((drying) =>
  facts({
    drying: { ...counted(drying), class: 2, categoryReason: 'Clean supply line' },
    rooms: [
      room('Kitchen', { removed: true, photos: 1 }),
      room('Hall', { filled: new Set(), filledCount: 0, photos: 1 }),
    ],
    inspection: {
      ...{ ...facts().inspection!, ...wholeStepOne, insuranceClaimType: 'Insurance' as const },
      ...{ technicianSignature: signed, customerSignature: signed, trashPhotos: [{}] },
    },
    project: { ...facts().project, insuranceCompany: 'Harbor', claimNumber: 'W-1', dateOfLoss: '2026-11-20' },
    signed: [...documentKindNames],
    files: ['W-9.pdf'],
    billing: { issued: true, invoiced: 4_000, approved: 4_000 },
  }),
);
const onlyKitchen = { ...whole[0]!, rooms: whole[0]!.rooms.slice(0, 1) };
const without = [...bare, bareOfLines, facts({ rooms: [] })];

const asked = [...subjects, 'file:W-9', 'shot:equipment|equipment-tag'].flatMap((subject) =>
  persOf(subject).map((per): [string, Per] => [subject, per]),
);

/** Photos of a shot, one for each thing it is asked for. */
const photosFor = (subject: string, per: Per, of: EvidenceFacts) =>
  targetsOf[per](of).map(({ key, roomIds }) =>
    photo(subject.slice(5).split('|')[0] as 'front', {
      ...{ label: key, roomId: roomIds?.[0] ?? null, of: roomIds ? null : key },
    }),
  );

test.each(asked)(
  'evidence: %s for each %s is missing in a sentence, and is done once it is there',
  (subject, per) => {
    const judge = (of: EvidenceFacts) =>
      judgeEvidence(of, asking(rule(subject, { per, stage: 'dry-out' }))).stages[0]?.items[0];
    const missing = without.flatMap((of) => judge(of)?.missing ?? []);
    expect(missing.length).toBeGreaterThan(0);
    for (const { for: key, sentence } of missing) {
      expect(sentence).toMatch(/^\S.*\S$/);
      expect(key).not.toBe('');
    }
    const done = [...whole, onlyKitchen].map((of) =>
      judge(subject.startsWith('shot:') ? { ...of, photos: photosFor(subject, per, of) } : of),
    );
    expect(done.some((item) => item && item.of > 0 && item.missing.length === 0)).toBe(true);
  },
);
