import { type Template, templateData } from '@tidemark/contract/claim-sheet-templates/template';
import { expect, test } from 'vitest';
import { knownTemplates, lossKindsOf } from './known-templates.ts';

const at = '2026-11-21T08:00:00.000Z';
const saved = (name: string, lossKind: Template['lossKind']): Template => ({
  id: name,
  name,
  lossKind,
  shared: false,
  mine: true,
  savedBy: 'Dana Whitaker',
  claimSheetData: templateData({ 5: { yesX: 1 }, 9: { detach: 2 } }),
  createdAt: at,
  updatedAt: at,
});

test.each([
  [['Water'], 'Category 2', ['Water category 2']],
  [['Water'], null, []],
  [['Mold', 'Water', 'Fire'], 'Category 3', ['Water category 3', 'Mold', 'Fire']],
  [[], 'Category 1', []],
] as const)('templates: damage %j of %j is a loss of %j', (damageType, category, kinds) => {
  expect(lossKindsOf({ damageType: [...damageType], category })).toEqual(kinds);
});

test("templates: those that fit the inspection first, saved ones before the app's, each with its lines", () => {
  const list = knownTemplates(
    [saved('Zebra', 'Mold'), saved('Attic', 'Mold'), saved('Odd', 'Other')],
    ['Mold'],
  );
  expect(list.map(({ name }) => name)).toEqual([
    'Attic',
    'Zebra',
    'Mold with containment',
    'Clean water, first visit',
    'Gray water, first visit',
    'Black water with containment',
    'Fire and smoke, first visit',
    'Odd',
  ]);
  expect(list[0]).toMatchObject({ lines: 2, rows: { 5: { yesX: 1 }, 9: { detach: 2 } } });
});
