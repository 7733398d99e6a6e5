import { claimSheetSections } from '@tidemark/contract/claim-sheets/catalogue';
import { expect, test } from 'vitest';
import { filledGroups } from './filled-lines.ts';

const idOf = (key: string, title: string) =>
  claimSheetSections.find((section) => section.key === key)!.rows.find((row) => row.title === title)!
    .fieldMasterId;

test('filled lines: only what is filled, in the order of the paper form', () => {
  const groups = filledGroups({
    [idOf('walls', 'Insulation')]: { qty: 170 },
    [idOf('general', 'Anti-Microbial Regular')]: { yesX: 2, afterHrs: true },
    [idOf('contents', 'Small')]: {},
  });
  expect(groups.map(({ key }) => key)).toEqual(['general', 'walls']);
  expect(groups[0]!.lines).toEqual([
    { id: 5, name: 'Anti-Microbial Regular', figures: '2 HRS', ticks: 'After Hours' },
  ]);
});

test('filled lines: asked for all, the empty ones are there without a figure', () => {
  const id = idOf('walls', 'Insulation');
  const groups = filledGroups({ [id]: { qty: 170 } }, undefined, true);
  const lines = groups.flatMap((group) => group.lines);
  expect(lines).toHaveLength(106);
  expect(lines.filter(({ figures, ticks }) => figures !== '' || ticks !== '').map((line) => line.id)).toEqual(
    [id],
  );
});

test.each([
  ['contents', 'Small', { detach: 12 }, '12', ''],
  ['contents', 'Cover & Protect', { detach: 120 }, '120 SF', ''],
  ['baseboardTrim', 'Baseboard', { disposeFt: 85, all: true }, 'Dispose 85′0″', 'All'],
  ['baseboardTrim', 'Baseboard', { detachFt: 3, detachIn: 6, disposeIn: 2 }, 'Detach 3′6″, Dispose 0′2″', ''],
  ['floors', 'Lift Carpet', { qty: 207, qtyFormula: 'f*1.15' }, '207 SF (F*1.15)', ''],
  [
    'baseboardTrim',
    'Baseboard',
    { detachFt: 6, detachIn: 9, detachFormula: 'PF/8', disposeFt: 2 },
    'Detach 6′9″ (PF/8), Dispose 2′0″',
    '',
  ],
  ['doors', 'Door Slab(s)', { detach: 2, dispose: 1 }, 'Detach 2, Dispose 1', ''],
  ['extraction', 'Carpet Heavy', { qty: 399, all: true, afterHrs: true }, '399 SF', 'All, After Hours'],
  ['tensionPosts', 'Tension Posts', { qty: 4 }, '4 EA', ''],
  [
    'roomInformation',
    'Room Name',
    { lengthFt: 28, lengthIn: 6, wetAreas1: 3 },
    'Length 28′6″, Wet Areas 1: 3',
    '',
  ],
])('filled lines: %s %s shows %o as "%s"', (key, title, values, figures, ticks) => {
  const [group] = filledGroups({ [idOf(key, title)]: values });
  expect(group!.lines[0]).toMatchObject({ figures, ticks });
});

test('filled lines: a custom line, listed under its name', () => {
  const blank = idOf('misc', '');
  expect(filledGroups({ [blank]: { title: 'Wall shelf', detach: 2 } })[0]!.lines[0]!.name).toBe('Wall shelf');
});
