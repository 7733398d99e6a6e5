import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedFollowUp,
  changedProjectFacts,
  type FollowUpChange,
  followUpActions,
  followUpPriorities,
  isUntouched,
  newFollowUp,
  projectFacts,
} from './follow-ups.ts';
import type { LocalTables, ReadLocal } from './offline.ts';
import { type Project, projectStatuses } from './projects.ts';

const at = '2026-11-21T07:00:00.000Z';
const id = '01980000-0000-7000-8000-000000000001';
const needed = { originalProjectId: 12, originalInspectionId: id, followUpReason: 'Quality_Check' } as const;
const plain = newFollowUp({ ...needed, id }, at);
const { body } = followUpActions.create;
const messages = (input: object) =>
  body.safeParse({ ...needed, ...input }).error?.issues.map((issue) => issue.message);

test('follow-ups: a new one has priority Medium and no cost', () => {
  expect(plain).toEqual({
    ...needed,
    id,
    originalInspectionDate: null,
    projectId: null,
    isFollowUpVisit: true,
    followUpReasonOther: null,
    servicesNeeded: [],
    estimatedAdditionalCost: 0,
    priority: 'Medium',
    scheduledDate: null,
    scheduledTime: null,
    notes: null,
    createdAt: at,
    updatedAt: at,
  });
});

test.each([undefined, null, '', 'Boredom'])('follow-ups: the reason %j asks for one', (followUpReason) => {
  expect(messages({ followUpReason })).toEqual(['Please select a follow-up reason.']);
});

test.each([
  [{ estimatedAdditionalCost: -0.01 }, 'Enter 0 or more.'],
  [{ estimatedAdditionalCost: 10.005 }, 'Use at most 2 decimals.'],
  [{ servicesNeeded: ['Drying', '  '] }, 'A service needs a name.'],
  [{ scheduledDate: '2026-02-30' }, 'Enter a date as YYYY-MM-DD.'],
  [{ scheduledTime: '24:00' }, 'Enter a time as HH:mm.'],
  [{ notes: 'x'.repeat(5001) }, 'Use at most 5,000 characters.'],
])('follow-ups: %j is refused in words', (input, message) => {
  expect(messages(input)).toEqual([message]);
});

test('follow-ups: services are trimmed and amounts have cents', () => {
  const read = body.parse({
    ...needed,
    servicesNeeded: [' Drying ', 'Testing'],
    estimatedAdditionalCost: 1250.55,
  });
  expect(read).toMatchObject({ servicesNeeded: ['Drying', 'Testing'], estimatedAdditionalCost: 1250.55 });
});

test('follow-ups: the free text is kept only with the reason Other', () => {
  const other = { followUpReason: 'Other', followUpReasonOther: 'Odor' } as const;
  expect(newFollowUp({ ...needed, id, ...other }, at).followUpReasonOther).toBe('Odor');
  expect(
    newFollowUp({ ...needed, id, ...other, followUpReason: 'Quality_Check' }, at).followUpReasonOther,
  ).toBeNull();
  const found = newFollowUp({ ...needed, id, ...other }, at);
  expect(changedFollowUp(found, { followUpReason: 'Incomplete_Work' }).followUpReasonOther).toBeNull();
  expect(changedFollowUp(found, { notes: 'x' }).followUpReasonOther).toBe('Odor');
  expect(changedFollowUp(plain, { followUpReasonOther: 'Odor' }).followUpReasonOther).toBeNull();
});

test.each(followUpPriorities)(
  'follow-ups: priority %s gives its project the same, Emergency gives Urgent',
  (priority) => {
    expect(projectFacts({ ...plain, priority }).priority).toBe(
      priority === 'Emergency' ? 'Urgent' : priority,
    );
  },
);

test('follow-ups: the project’s notes are the follow-up’s, or its services without any', () => {
  const notes = (of: FollowUpChange) => projectFacts(changedFollowUp(plain, of)).notes;
  expect(notes({})).toBeNull();
  expect(notes({ notes: ' Side door ', servicesNeeded: ['Drying'] })).toBe('Side door');
  expect(notes({ notes: ' ', servicesNeeded: ['Drying', 'Testing'] })).toBe('Drying, Testing');
});

test('follow-up changes: only the given project fields change', () => {
  const facts = (change: FollowUpChange) => changedProjectFacts(changedFollowUp(plain, change), change);
  expect(facts({})).toEqual({});
  expect(facts({ estimatedAdditionalCost: 5, followUpReason: 'Other' })).toEqual({});
  expect(facts({ priority: 'Emergency' })).toEqual({ priority: 'Urgent' });
  expect(facts({ scheduledDate: null, scheduledTime: '08:30' })).toEqual({
    scheduledDate: null,
    scheduledTime: '08:30',
  });
  expect(facts({ servicesNeeded: ['Drying'] })).toEqual({ notes: 'Drying' });
});

test('follow-up changes: all project fields given describe the whole project', () => {
  const change = fc.record({
    priority: fc.constantFrom(...followUpPriorities),
    scheduledDate: fc.constantFrom(null, '2026-12-01'),
    scheduledTime: fc.constantFrom(null, '08:30'),
    notes: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(change, (named) => {
      const wanted = changedFollowUp(plain, named);
      expect(changedProjectFacts(wanted, named)).toEqual(projectFacts(wanted));
    }),
  );
});

test.each(projectStatuses)('follow-ups: changes while the project is %s', (status) => {
  const followUp = { ...plain, projectId: 13 };
  const project = { id: 13, status, priority: 'Medium' } as Project;
  const store = { followUps: followUp, projects: project } as unknown as LocalTables;
  const read: ReadLocal = (table) => store[table];
  const { update, remove } = followUpActions;
  const changed = update.offline!.effect(
    { params: { id }, query: {}, body: { priority: 'Emergency' } },
    read,
    at,
  );
  const removed = remove.offline!.effect({ params: { id }, query: {}, body: {} }, read, at);
  const open = ['New', 'Assigned', 'On Hold'].includes(status);
  expect(isUntouched(status)).toBe(open);
  expect(changed.map(({ record }) => record)).toEqual(
    open
      ? [
          { ...followUp, priority: 'Emergency', updatedAt: at },
          { ...project, priority: 'Urgent', updatedAt: at },
        ]
      : [],
  );
  expect(removed).toEqual(
    open
      ? [
          { table: 'followUps', id, record: null },
          { table: 'projects', id: 13, record: null },
        ]
      : [],
  );
});

test('offline follow-ups: a new one has no project until the response brings it', () => {
  const { offline } = followUpActions.create;
  const input = { params: {}, query: {}, body: { ...needed, id } };
  const none: ReadLocal = () => undefined;
  expect(offline!.effect(input, none, at)).toEqual([{ table: 'followUps', id, record: plain }]);
  expect(offline!.project(input, none)).toBe(12);
  const answer = { followUp: { ...plain, projectId: 13 }, project: { id: 13 } as Project };
  expect(offline!.answered!(answer, input, none)).toEqual([
    { table: 'followUps', id, record: answer.followUp },
    { table: 'projects', id: 13, record: answer.project },
  ]);
});
