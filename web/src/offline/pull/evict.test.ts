import { newInspection } from '@tidemark/contract/inspections/inspection';
import { projectActions } from '@tidemark/contract/projects';
import { beforeEach, expect, test } from 'vitest';
import { perform } from '../outbox/perform.ts';
import type { Device } from '../store/device.ts';
import { notePulled, readPulledAt } from '../store/pulled.ts';
import { freshDevice } from '../testing/browser.ts';
import { evictOldest } from './evict.ts';

let on: Device;
beforeEach(() => {
  on = freshDevice('http://127.0.0.1:9');
});

/** A project with an inspection, a room, its sheet, a follow-up, and photos with their small pictures. */
async function furnish(id: number, facts: Record<string, unknown>, photos = 2) {
  const me = on.technicianId;
  const at = '2026-01-01T10:00:00.000Z';
  await on.projects.put({ id, technicianId: me, updatedAt: at, completedAt: null, ...facts } as never);
  const inspectionId = `i${id}`;
  await on.inspections.put({
    ...newInspection({ id: inspectionId, projectId: id, technicianId: me, at }),
    trashPhotos: [{ id: `t${id}`, fileUrl: '/x' }] as never,
  });
  await on.rooms.put({ id: `r${id}`, inspectionId } as never);
  await on.sheets.put({ id: `r${id}`, inspectionId, rows: {} } as never);
  await on.followUps.put({ id: `f${id}`, originalProjectId: id } as never);
  for (let photo = 0; photo < photos; photo++) {
    const name = `p${id}-${photo}`;
    await on.documentation.put({ id: name, inspectionId, category: 'photo' } as never);
    await on.thumbs.put({ id: name, type: 'image/jpeg', bytes: new ArrayBuffer(4) });
  }
  await on.thumbs.put({ id: `t${id}`, type: 'image/jpeg', bytes: new ArrayBuffer(4) });
  await notePulled(on, 'inspections', id);
  await notePulled(on, 'rooms', inspectionId);
}
const completed = (day: number) => ({ status: 'Completed', completedAt: `2026-02-0${day}T10:00:00.000Z` });
const heldProjects = async () => (await on.inspections.toArray()).map(({ projectId }) => projectId).sort();
const bounds = { open: 10, others: 2, thumbs: 100 };

test('keep within limits: over the limit, the oldest completed projects leave with their details; their cards stay', async () => {
  await furnish(1, completed(3));
  await furnish(2, completed(1));
  await furnish(3, completed(2));
  await furnish(4, { status: 'Assigned' });
  await evictOldest(on, bounds);
  expect(await heldProjects()).toEqual([1, 3, 4]);
  expect(await on.projects.count()).toBe(4);
  expect(await on.rooms.get('r2')).toBeUndefined();
  expect(await on.sheets.get('r2')).toBeUndefined();
  expect(await on.followUps.get('f2')).toBeUndefined();
  expect((await on.documentation.toArray()).filter(({ inspectionId }) => inspectionId === 'i2')).toEqual([]);
  expect(await on.thumbs.count()).toBe(9);
  expect(await readPulledAt('inspections', 2, on)).toBeNull();
  expect(await readPulledAt('rooms', 'i2', on)).toBeNull();
  expect(await readPulledAt('inspections', 1, on)).not.toBeNull();
});

test('keep within limits: open projects never leave, however many pictures there are', async () => {
  await furnish(1, { status: 'In Progress' }, 20);
  await furnish(2, { status: 'On Hold' }, 20);
  await furnish(3, completed(1));
  await evictOldest(on, { ...bounds, thumbs: 10 });
  expect(await heldProjects()).toEqual([1, 2]);
});

test('keep within limits: too many pictures, the oldest projects leave until they fit', async () => {
  for (const day of [1, 2, 3]) await furnish(day, completed(day), 5);
  await evictOldest(on, { open: 10, others: 10, thumbs: 12 });
  expect(await heldProjects()).toEqual([2, 3]);
});

test("keep within limits: projects of someone else leave before one's own of the same age", async () => {
  await furnish(1, completed(2));
  await furnish(2, { status: 'In Progress', technicianId: 999, updatedAt: '2026-01-05T10:00:00.000Z' });
  await furnish(3, completed(3));
  await evictOldest(on, bounds);
  expect(await heldProjects()).toEqual([1, 3]);
});

test('keep within limits: unsent work never leaves: a queued change, one of another lane, an interrupted recording', async () => {
  for (const id of [1, 2, 3, 4]) await furnish(id, completed(id));
  await perform(projectActions.update, { params: { id: 1 }, body: { claimType: 'Commercial' } });
  await on.bases.put({ ref: 'followUps:f2', project: 77, record: null });
  await on.recordings.put({ id: 'v', inspectionId: 'i3' } as never);
  await evictOldest(on, { open: 10, others: 0, thumbs: 0 });
  expect(await heldProjects()).toEqual([1, 2, 3]);
  expect(await on.thumbs.count()).toBe(9);
});
