import { emptyDraft } from '@tidemark/contract/inspections/draft';
import type { Project } from '@tidemark/contract/projects';
import type { Room } from '@tidemark/contract/rooms';
import { expect, test } from 'vitest';
import { unprintableFields } from './unprintable-fields.ts';

const nothing = { project: null, inspection: emptyDraft, rooms: [], sheets: [], documentation: undefined };
const project = (facts: Partial<Project>) => ({ ...nothing, project: facts as Project });

test.each([
  [project({ customerName: 'ნინო Ford', title: 'Flood' }), [['Customer name', 'ნიო']]],
  [project({ customerName: '王小明', city: 'תל אביב' }), []],
  [{ ...nothing, inspection: { ...emptyDraft, insuranceCompany: 'Acme 🚰' } }, [['Insurance company', '🚰']]],
  [{ ...nothing, inspection: { ...emptyDraft, claimantName1: 'ნ' } }, [['Homeowner, claimant name', 'ნ']]],
  [
    {
      ...nothing,
      rooms: [{ id: 'a', name: 'Basement' } as Room],
      sheets: [{ id: 'a', rows: { 24: { title: 'Shelf ნ' }, 1: { roomName: '🛁' } } }],
    },
    [
      ['Basement, Room Name', '🛁'],
      ['Basement, custom line', 'ნ'],
    ],
  ],
  [
    { ...nothing, inspection: { ...emptyDraft, trashPhotos: [{ fileName: 'van 🚐.jpg' }] } },
    [['File name', '🚐']],
  ],
  [{ ...nothing, technicianName: 'ნ Ortega' }, [['Technician', 'ნ']]],
])('unprintable fields: of %j the PDF cannot print %j', (printed, fields) => {
  const found = unprintableFields(printed).map(({ field, letters }) => [field, letters.join('')]);
  expect(found).toEqual(fields);
});
