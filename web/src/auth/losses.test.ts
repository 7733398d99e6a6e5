import { expect, test } from 'vitest';
import type { Entry } from '../offline/store/shapes.ts';
import { describeLoss, isOfProjectOnly } from './losses.ts';

const entry = (action: Entry['action'], body: Record<string, unknown> = {}) => ({
  action,
  input: { params: {}, query: {}, body },
});
const file = (type: string) => entry('documentation.upload', { type });
const answers = entry('inspections.update');

test('log out: photos and voice notes that would be lost, named separately', () => {
  const six = [answers, answers, answers, file('photo'), entry('trash-photos.upload'), file('voice')];
  expect(describeLoss(six)).toBe('6 changes, 1 photo, 1 debris photo, 1 voice note');
});

test('log out: only files would be lost, they are not counted as changes too', () => {
  expect(describeLoss([file('photo'), file('document')])).toBe('1 photo, 1 document');
  expect(describeLoss([answers])).toBe('1 change');
});

test('log out: a change of the project itself and work on its inspection, named separately', () => {
  expect(isOfProjectOnly([entry('projects.update')])).toBe(true);
  expect(isOfProjectOnly([entry('projects.start'), answers])).toBe(false);
});
