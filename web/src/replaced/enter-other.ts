import { claimSheetActions, saveOf } from '@tidemark/contract/claim-sheets/actions';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { dryingRecordActions as drying, dryingActions } from '@tidemark/contract/drying/actions';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { DraftChange } from '@tidemark/contract/inspections/draft';
import { jobActions } from '@tidemark/contract/job/actions';
import type { JobFileEntered } from '@tidemark/contract/job/fields';
import { type RoomChange, roomActions } from '@tidemark/contract/rooms';
import { sketchActions } from '@tidemark/contract/sketch/actions';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { perform } from '../offline/outbox/index.ts';
import { device, dismiss, type Replaced } from '../offline/store/index.ts';

const changeOfKind = {
  ...{ chamber: drying.changeChamber, room: drying.changeRoom, point: drying.changePoint },
  ...{ standard: drying.changeStandard, visit: drying.changeVisit, air: drying.changeAir },
  ...{ reading: drying.changeReading, placement: drying.changePlacement },
};

/** The value that was replaced. */
const otherValue = ({ stands, mine, theirs }: Replaced) => (stands === 'mine' ? theirs : mine);

/** A button cannot enter a signature again: the drawing is gone. */
export const canBeUsed = ({ field }: Replaced) => !field.endsWith('Signature');

/** Enters the other value as an ordinary change, which also dismisses the notice. */
export async function enterOther(one: Replaced): Promise<void> {
  const value = otherValue(one);
  const [head = '', part = ''] = one.field.split('.');
  if (one.table === 'rooms' && one.field === 'sketch') {
    const room = await device().rooms.get(one.id);
    if (!room) return dismiss(device(), one);
    const body = { inspectionId: room.inspectionId, sketch: value as Sketch | null };
    await perform(sketchActions.save, { params: { id: one.id }, body });
  } else if (one.table === 'rooms') {
    await perform(roomActions.update, { params: { id: one.id }, body: { [one.field]: value } as RoomChange });
  } else if (one.table === 'jobFiles') {
    const file = await device().jobFiles.get(one.id);
    if (!file) return dismiss(device(), one);
    const params = { id: file.projectId, fileId: one.id };
    await perform(jobActions.update, { params, body: { [one.field]: value } as Partial<JobFileEntered> });
  } else if (one.table === 'dryingRecords') {
    const record = await device().dryingRecords.get(one.id);
    if (!record) return dismiss(device(), one);
    const [params, body] = [{ id: record.projectId, recordId: one.id }, { [one.field]: value }];
    if (record.record === 'drying')
      await perform(dryingActions.change, { params: { id: record.projectId }, body: body as never });
    // Its figures follow.
    else if (one.field === 'sketch')
      await perform(dryingActions.saveSketch, { params, body: { sketch: value as Sketch | null } });
    else await perform(changeOfKind[record.record], { params, body: body as never });
  } else if (one.table === 'sheets') {
    const sheet = await device().sheets.get(one.id);
    if (!sheet) return dismiss(device(), one);
    const rows = { [head]: { [part]: value } } as SheetRows;
    await perform(claimSheetActions.save, saveOf(sheet, rows));
  } else {
    const change = part === '' ? { [one.field]: value } : { [head]: [{ code: part, answer: value }] };
    await perform(inspectionActions.update, { params: { id: one.id }, body: change as DraftChange });
  }
}
