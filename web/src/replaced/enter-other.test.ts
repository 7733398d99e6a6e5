import { dryingRecords, dryingIds as ids } from '@tidemark/contract/drying/testing/records';
import { device as records, roomId } from '@tidemark/contract/testing/offline-device';
import { ell, sketched } from '@tidemark/contract/testing/sketches';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Device } from '../offline/store/device.ts';
import { freshDevice } from '../offline/testing/browser.ts';
import { Office } from '../offline/testing/office.ts';
import { enterOther } from './enter-other.ts';

const [mine, theirs] = [sketched({ points: ell }), sketched({ points: ell, height: 1_700 })];
const replaced = { field: 'sketch', mine, theirs, stands: 'mine', at: '2026-11-27T08:00:00Z' } as const;
let office: Office;
let on: Device;
beforeEach(async () => {
  office = new Office();
  on = freshDevice(await office.open());
});
afterEach(() => office.close());
const queued = async () => (await on.outbox.toArray()).map(({ action }) => action);

test("replaced: another device's sketch of a room is saved by the call of its own", async () => {
  await on.rooms.put({ ...records().rooms.get(roomId)!, sketch: mine });
  await enterOther({ table: 'rooms', id: roomId, ...replaced });
  expect((await on.rooms.get(roomId))?.sketch).toEqual(theirs);
  expect(await queued()).toEqual(['sketch.save']);
});

test("replaced: so is that of a drying's room", async () => {
  const room = dryingRecords(12).find(({ id }) => id === ids.room)!;
  await on.dryingRecords.put({ ...room, sketch: mine } as never);
  await enterOther({ table: 'dryingRecords', id: ids.room, ...replaced });
  expect(await on.dryingRecords.get(ids.room)).toMatchObject({ sketch: theirs });
  expect(await queued()).toEqual(['drying.save-sketch']);
});
