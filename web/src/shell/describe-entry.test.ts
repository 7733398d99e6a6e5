import { actions } from '@tidemark/contract/actions';
import { dryingKindNames, dryingKinds } from '@tidemark/contract/drying/kinds';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { expect, test } from 'vitest';
import type { Entry } from '../offline/store/shapes.ts';
import { describeEntry } from './describe-entry.ts';

type Unsent = Pick<Entry, 'action' | 'input'>;
const entry = (
  action: Entry['action'],
  body: Record<string, unknown> = {},
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): Unsent => ({ action, input: { params, query, body } });

const names: Record<string, string> = {
  r1: 'Basement',
  p1: 'crawl-space.jpg',
  t1: 'Wet basement',
  d1: 'Work Authorization',
};
const nameOf = (id: unknown) => names[String(id)];
const file = { name: 'crawl-space.jpg', size: 2_202_010, sha256: '' };

type Case = [unsent: Unsent, title: string, detail: string];
const cases: Case[] = [
  [entry('projects.start', {}, { id: 7 }), 'Start Inspection', 'The project is in progress'],
  [entry('projects.complete', {}, { id: 7 }), 'Project completed', 'The work is done'],
  [entry('projects.update', { claimType: 'Commercial' }), 'Claim type', 'Commercial'],
  [entry('projects.update', { claimType: null }), 'Claim type', 'Cleared'],
  [entry('projects.update', { status: 'In Progress' }), 'Status', 'In Progress'],
  [
    entry('projects.update', { claimType: 'Commercial', status: 'On Hold' }),
    'Project',
    'Claim type: Commercial. Status: On Hold',
  ],
  [entry('follow-ups.create', { followUpReason: 'Quality_Check' }), 'Follow-up', 'Quality Check'],
  [entry('follow-ups.update', { notes: 'x' }, { id: 'f1' }), 'Follow-up', 'Changed'],
  [entry('follow-ups.remove', {}, { id: 'f1' }), 'Follow-up', 'Deleted with its project'],
  [entry('inspections.create', { arrivalTime: '15:05' }), 'New inspection', 'Arrival 3:05 PM'],
  [entry('inspections.create'), 'New inspection', 'Started here'],
  [
    entry('inspections.update', { category: 'Category 1', damageType: [], status: 'In Progress' }),
    'Project Info',
    'Category: Category 1. Damage type: blank',
  ],
  [
    entry('inspections.update', {
      damageType: ['Water', 'Mold'],
      arrivalTime: '09:41',
      sizeOfProject: 2,
      inspectionQuestions: [{ code: 'x', answer: true }],
    }),
    'Project Info',
    'Damage type: Water, Mold. Arrival time: 9:41 AM. 2 more answers',
  ],
  [
    entry('inspections.update', { inspectionQuestions: [{}, {}], arrivalAutoRecorded: true }),
    'Project Info',
    '2 questions answered',
  ],
  [
    entry('inspections.update', { additionalNotes: `Sump pump failed overnight, ${'wet '.repeat(40)}` }),
    'Project Info',
    'Additional notes: Sump pump failed overnight, wet wet wet wet wet wet wet wet…',
  ],
  [entry('inspections.step', { currentStep: 2 }), 'Inspection Progress', 'Step 2 of 4'],
  [entry('inspections.complete'), 'Submit', 'The inspection is completed'],
  [entry('inspections.submit'), 'Submit inspection', 'The inspection and its project are completed'],
  [
    entry('inspections.cancel', { cancellationReason: 'Customer not at home' }),
    'Cancel Inspection',
    'Customer not at home',
  ],
  [entry('rooms.create', { name: 'Kitchen' }), 'Room, Kitchen', 'Added'],
  [entry('rooms.update', { name: 'Kitchen' }, { id: 'r1' }), 'Room, Kitchen', 'Renamed'],
  [
    entry('rooms.update', { condition: 'poor', dimensionsLength: 12.5 }, { id: 'r1' }),
    'Room, Basement',
    'Room Condition: poor. Length (ft): 12.5′',
  ],
  [entry('rooms.update', { dimensionsLength: null }, { id: 'gone' }), 'Room, deleted', 'Length (ft): blank'],
  [entry('rooms.update', { position: 2.5 }, { id: 'r1' }), 'Room, Basement', 'Moved'],
  [
    entry('rooms.update', { level: 'Attic', placement: { x: 0, y: 0, turn: 0 } }, { id: 'r1' }),
    'Room, Basement',
    'Level: Attic. Placed on the floor plan',
  ],
  [
    entry('rooms.update', { placement: null }, { id: 'r1' }),
    'Room, Basement',
    'No longer placed on the floor plan',
  ],
  [entry('rooms.remove', {}, { id: 'r1' }), 'Room, Basement', 'Deleted with its claim sheet'],
  [
    entry('sketch.save', { sketch: sketched({ points: ell }) }, { id: 'r1' }),
    'Sketch, Basement',
    'Drawn: 6 walls, 0 openings',
  ],
  [entry('sketch.save', { sketch: null }, { id: 'gone' }), 'Sketch, deleted room', 'Sketch removed'],
  [
    entry('claim-sheets.save', {
      inspectionRoomId: 'r1',
      claimSheetData: { extraction: [{ fieldMasterId: 52, qty: 399, all: true }] },
    }),
    'Claim sheet, Basement',
    'Carpet Heavy 399 SF, All',
  ],
  [
    entry('claim-sheets.save', {
      inspectionRoomId: 'r1',
      claimSheetData: {
        extraction: [
          { fieldMasterId: 51, qty: 399 },
          { fieldMasterId: 52, qty: null },
          { fieldMasterId: 53, qty: 12 },
        ],
        floors: [
          { fieldMasterId: 77, qty: 1 },
          { fieldMasterId: 78, qty: 2 },
        ],
      },
    }),
    'Claim sheet, Basement',
    'Carpet Average 399 SF. Carpet Heavy cleared. Carpet Weight Assisted 12 SF. 2 more lines',
  ],
  [
    entry('claim-sheet-templates.create', {
      name: 'Wet basement',
      claimSheetData: { extraction: [{ fieldMasterId: 51, qty: 399 }] },
    }),
    'Template, Wet basement',
    'Carpet Average 399 SF',
  ],
  [
    entry('claim-sheet-templates.update', { shared: true }, { id: 't1' }),
    'Template, Wet basement',
    'Changed',
  ],
  [entry('claim-sheet-templates.remove', {}, { id: 'gone' }), 'Template', 'Deleted'],
  [
    entry('technicians.update-profile', { city: 'Lisle', notes: null }),
    'Profile',
    'City: Lisle. Notes: cleared',
  ],
  [entry('trash-photos.upload', { file }), 'Trash photo', 'crawl-space.jpg, 2.1 MB'],
  [entry('trash-photos.remove', {}, { photoId: 'p1' }), 'Trash photo', 'crawl-space.jpg, deleted'],
  [entry('documentation.upload', { type: 'photo', file }), 'Photo', 'crawl-space.jpg, 2.1 MB'],
  // Right-to-left names are isolated, or the following figure would move.
  [
    entry('documentation.upload', { type: 'photo', file: { ...file, name: 'قبو' } }),
    'Photo',
    '\u2066قبو\u2069, 2.1 MB',
  ],
  [entry('rooms.create', { name: 'קומה' }), 'Room, \u2068קומה\u2069', 'Added'],
  [
    entry('inspections.update', { claimantName: 'ليلى', sizeOfProject: 3 }),
    'Project Info',
    'Claimant name: \u2068ليلى\u2069. Qty of rooms affected: 3',
  ],
  [
    entry('inspections.update', { additionalNotes: '👨‍👩‍👧‍👦'.repeat(61) }),
    'Project Info',
    `Additional notes: ${'👨‍👩‍👧‍👦'.repeat(59)}…`,
  ],
  [
    entry('documentation.upload', { type: 'photo', roomId: 'r1', description: 'Carpet wet', file }),
    'Photo, Basement',
    'Carpet wet, 2.1 MB',
  ],
  [
    entry('documentation.upload', { type: 'voice', duration: 42, file: { ...file, size: 421_888 } }),
    'Voice note',
    '0:42, 412.0 KB',
  ],
  [
    entry('documentation.update', { documentation: { photos: [{ id: 'p1', description: 'Carpet wet' }] } }),
    'Photo',
    'crawl-space.jpg, “Carpet wet”',
  ],
  [
    entry('documentation.update', { documentation: { photos: [{ id: 'p1', roomId: 'r1' }] } }),
    'Photo',
    'crawl-space.jpg, in Basement',
  ],
  [
    entry('documentation.update', { documentation: { photos: [{ id: 'p1' }], documents: [{ id: 'd' }] } }),
    'Documentation',
    '2 files changed',
  ],
  [
    entry('documentation.remove', {}, { fileId: 'p1' }, { type: 'photo' }),
    'Photo',
    'crawl-space.jpg, deleted',
  ],
  [
    entry('job.upload', { category: 'photo', roomId: 'r1', label: 'After', file }),
    'Job photo, Basement',
    'After, 2.1 MB',
  ],
  [
    entry('job.update', { label: 'After', caption: null, roomId: 'r1' }, { fileId: 'p1' }),
    'Job file',
    'crawl-space.jpg, in Basement, “After”, caption cleared',
  ],
  [
    entry('job.update', { shot: 'room-overview' }, { fileId: 'p1' }),
    'Job file',
    'crawl-space.jpg, shot changed',
  ],
  [
    entry('job.update-files', { files: [{ id: 'p1', label: 'After', shot: null }, { id: 'p2' }] }),
    'Job files',
    '2 files, “After”, shot cleared',
  ],
  [entry('job.remove', {}, { fileId: 'p1' }), 'Job file', 'crawl-space.jpg, deleted'],
  [entry('documents.create', { id: 'd1' }), 'Document', 'Work Authorization'],
  [
    entry('documents.sign', { content: { parties: [{ name: 'Helen Okafor' }] } }, { docId: 'd1' }),
    'Document',
    'Work Authorization, signed by Helen Okafor',
  ],
  [entry('documents.discard', {}, { docId: 'gone' }), 'Document', 'draft discarded'],
  ...dryingKindNames.flatMap((kind): Case[] => {
    const { label } = dryingKinds[kind];
    const one = (verb: string, done: string): Case => [
      entry(`drying.${verb}-${kind}` as Entry['action']),
      'Drying',
      `${label} ${done}`,
    ];
    return [one('add', 'added'), one('change', 'changed'), one('remove', 'deleted')];
  }),
  [entry('drying.add-reading', { value: 66 }), 'Drying', 'Reading added: 66'],
  [
    entry('drying.add-air', { place: 'outside', temperatureF: 48, rh: 62 }),
    'Drying',
    'Air added: outside, 48 °F, 62 %',
  ],
  [entry('drying.change', { category: 2 }), 'Drying', 'Category, class or notes changed'],
  [entry('drying.close'), 'Drying', 'closed'],
  [entry('drying.answer-alert', { text: 'Fan moved' }), 'Drying', 'Alert answered: Fan moved'],
  [entry('drying.end-visit'), 'Drying', 'Visit ended'],
  [entry('drying.plan-visit', { dryingDate: '2026-12-01' }), 'Drying', 'Next visit planned: Dec 1, 2026'],
  [entry('drying.plan-visit', { dryingDate: null }), 'Drying', 'No visit planned any more'],
  [
    entry('drying.save-sketch', { sketch: sketched({ points: ell }) }),
    'Drying',
    'Room drawn: 6 walls, 0 openings',
  ],
  [entry('drying.save-sketch', { sketch: null }), 'Drying', "A room's sketch removed"],
  [entry('drying.add-event', { kind: 'stopped' }), 'Drying', 'Unit stopped'],
  [entry('drying.remove-event'), 'Drying', 'Taken back of a unit'],
  [entry('drying.add-meter', { model: 'Pin 2' }), 'Drying', 'Meter added: Pin 2'],
  [entry('drying.add-unit', { tag: 'AM-04' }), 'Drying', 'Unit added: AM-04'],
  [entry('evidence-profiles.waive', { reason: 'unsafe' }), 'Reason for missing evidence', 'Unsafe'],
  [
    entry('evidence-profiles.waive', { reason: 'other', text: 'Fenced in' }),
    'Reason for missing evidence',
    'Other: Fenced in',
  ],
  [entry('evidence-profiles.take-back'), 'Reason for missing evidence', 'Taken back'],
];

test.each(cases)('to send: %j reads as "%s", "%s"', (unsent, title, detail) => {
  expect(describeEntry(unsent, nameOf)).toMatchObject({ title, detail });
});

test('to send: everything that can be done offline has its words', () => {
  const offline = actions.filter((action) => 'offline' in action && action.offline).map(({ name }) => name);
  const told = new Set(cases.map(([{ action }]) => action));
  expect(offline.filter((name) => !told.has(name))).toEqual([]);
});
