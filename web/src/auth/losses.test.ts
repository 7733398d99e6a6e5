import { expect, test } from 'vitest';
import type { Entry } from '../offline/store/shapes.ts';
import { describeLoss, isOfProjectOnly } from './losses.ts';

const entry = (action: Entry['action'], body: Record<string, unknown> = {}) => ({
  action,
  input: { params: {}, query: {}, body },
});
const file = (type: string) => entry('documentation.upload', { type });
const answers = entry('inspections.update');

test('photos and voice notes that would be lost are named apart', () => {
  const six = [answers, answers, answers, file('photo'), entry('trash-photos.upload'), file('voice')];
  expect(describeLoss(six)).toBe('6 changes, 1 photo, 1 debris photo, 1 voice note');
});

test('where only files would be lost, they are not counted as changes beside', () => {
  expect(describeLoss([file('photo'), file('document')])).toBe('1 photo, 1 document');
  expect(describeLoss([answers])).toBe('1 change');
});

test("a project's own change is told from work on its inspection", () => {
  expect(isOfProjectOnly([entry('projects.update')])).toBe(true);
  expect(isOfProjectOnly([entry('projects.start'), answers])).toBe(false);
});
