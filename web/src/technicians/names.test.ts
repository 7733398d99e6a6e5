import { expect, test } from 'vitest';
import { shownRole } from './names.ts';

test('technicians: Admin shows as Administrator, the others as they are', () => {
  expect(shownRole('Admin')).toBe('Administrator');
  expect(shownRole('Manager')).toBe('Manager');
});
