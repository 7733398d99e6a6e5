import { expect, test } from 'vitest';
import { actOf, type Pressed } from './keys.ts';

const still = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };
const middle = { atStart: false, atEnd: false };
const selected = { atStart: true, atEnd: true };

/** "Ctrl+Shift+z" as the browser tells it. */
function pressed(keys: string): Pressed {
  const parts = keys.split('+');
  return {
    ...still,
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

test.each([
  ['Enter', 'below'],
  ['Shift+Enter', 'above'],
  ['ArrowDown', 'below'],
  ['ArrowUp', 'above'],
  ['Alt+ArrowDown', 'next group'],
  ['Alt+ArrowUp', 'previous group'],
  ['Escape', 'undoCell'],
  ['=', 'formula'],
  ['/', 'search'],
  ['f', 'onlyFilled'],
  ['F', 'onlyFilled'],
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Meta+Shift+z', 'redo'],
  ['Ctrl+y', 'redo'],
] as const)('keys: %s in a figure is %s', (keys, act) => {
  expect(actOf(pressed(keys), 'qty', middle)).toBe(act);
});

test.each([
  'Tab',
  'Shift+Tab',
  ' ',
  '5',
  '.',
  'Ctrl+c',
  'Ctrl+v',
  'Ctrl+a',
  'Ctrl+f',
  'Alt+z',
  'Alt+f',
  'Ctrl+Alt+z',
])('keys: %s is left to the browser', (keys) => {
  expect(actOf(pressed(keys), 'qty', selected)).toBeUndefined();
});

test.each(['=', '/', 'f', 'F'])('keys: %s types a letter in a name, and works as a key on a box', (key) => {
  expect(actOf(pressed(key), 'title', selected)).toBeUndefined();
  expect(actOf(pressed(key), 'roomName', selected)).toBeUndefined();
  expect(actOf(pressed(key), 'all', selected)).toBeDefined();
});

test.each(['=', '/', 'f', 'F'])('keys: %s types in a formula', (key) => {
  expect(actOf(pressed(key), 'qty', middle, true)).toBeUndefined();
  expect(actOf(pressed('Enter'), 'qty', middle, true)).toBe('below');
});

test('keys: an arrow leaves the cell only at the end of its text', () => {
  expect(actOf(pressed('ArrowRight'), 'qty', { atStart: false, atEnd: true })).toBe('right');
  expect(actOf(pressed('ArrowRight'), 'qty', { atStart: true, atEnd: false })).toBeUndefined();
  expect(actOf(pressed('ArrowLeft'), 'qty', { atStart: true, atEnd: false })).toBe('left');
  expect(actOf(pressed('ArrowLeft'), 'qty', middle)).toBeUndefined();
  expect(actOf(pressed('Shift+ArrowRight'), 'qty', selected)).toBeUndefined();
});

test('keys: a word is being composed, every key is left to the browser', () => {
  expect(actOf({ ...pressed('Enter'), isComposing: true }, 'title', selected)).toBeUndefined();
});
