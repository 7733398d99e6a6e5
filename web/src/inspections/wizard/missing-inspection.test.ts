import { newInspection } from '@tidemark/contract/inspections/inspection';
import { expect, test } from 'vitest';
import { freshDevice } from '../../offline/testing/browser.ts';
import { missingInspection } from './missing-inspection.ts';

test.each([
  ['update', 'No inspection to update'],
  ['submit', 'No inspection to complete'],
  ['cancel', 'No inspection to cancel'],
] as const)(
  'missing inspection: the message to %s about an inspection that has left the device: %s',
  async (act, told) => {
    const on = freshDevice('http://127.0.0.1:1');
    const id = '0190a000-0000-7000-8000-000000000001';
    const at = '2026-11-20T08:52:00.000Z';
    await on.inspections.put(newInspection({ id, projectId: 7, technicianId: 1, at }));
    expect(await missingInspection(id, act)).toBeUndefined();
    await on.inspections.delete(id);
    expect(await missingInspection(id, act)).toBe(told);
  },
);
