import { expect, test } from 'vitest';
import type { OutboxEntry } from '../offline/send-state.ts';
import { describeEntry } from './describe-entry.ts';

const entry = (action: OutboxEntry['action'], body: Record<string, unknown>, params = {}) =>
  ({ action, input: { params, query: {}, body } }) as OutboxEntry;
const roomName = (id: string) => (id === 'r1' ? 'Basement' : undefined);

test.each<[OutboxEntry, string, string]>([
  [entry('projects.update', { claimType: 'Commercial' }), 'Claim Type', 'Commercial'],
  [entry('projects.update', { claimType: null }), 'Claim Type', 'Cleared'],
  [entry('follow-ups.create', { followUpReason: 'Quality_Check' }), 'Follow-up', 'Quality Check'],
  [entry('inspections.create', { arrivalTime: '15:05' }), 'New inspection', 'Arrival 3:05 PM'],
  [entry('inspections.create', {}), 'New inspection', 'Started here'],
  [
    entry('inspections.update', {
      category: 'Category 1',
      damageType: [],
      sizeOfProject: 2,
      status: 'In Progress',
    }),
    'Project Info',
    '3 answers',
  ],
  [entry('inspections.step', { currentStep: 2 }), 'Inspection Progress', 'Step 2 of 4'],
  [entry('trash-photos.upload', { file: { name: 'van.jpg' } }), 'Trash photo', 'van.jpg'],
  [entry('trash-photos.remove', {}, { photoId: 'p1' }), 'Trash photo', 'Deleted'],
  [entry('rooms.update', { condition: 'poor' }, { id: 'r1' }), 'Room, Basement', 'Changed'],
  [entry('rooms.update', { condition: 'poor' }, { id: 'gone' }), 'Room, deleted', 'Changed'],
  [
    entry('claim-sheets.save', {
      inspectionRoomId: 'r1',
      claimSheetData: { general: [{}, {}], moldPresent: {} },
    }),
    'Claim sheet, Basement',
    '3 lines',
  ],
])('%j reads as "%s", "%s"', (unsent, title, detail) => {
  expect(describeEntry(unsent, roomName)).toMatchObject({ title, detail });
});
