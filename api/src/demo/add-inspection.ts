import type { Actor } from '@tidemark/contract/access';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Draft } from '@tidemark/contract/inspections/draft';
import type { Room } from '@tidemark/contract/rooms';
import { blankRoom } from '@tidemark/contract/rooms/fields';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { sizeOf } from '@tidemark/contract/sketch/size';
import { v7 as uuidv7 } from 'uuid';
import { saveRows } from '../claim-sheets/save-rows.ts';
import type { Tx } from '../db/database.ts';
import { draftColumns } from '../inspections/draft-columns.ts';
import { keepClaimNumbers } from '../projects/keep-claim-numbers.ts';
import type { Clock } from './clock.ts';

export interface DrawnDemoRoom extends Pick<Room, 'level' | 'placement'> {
  sketch: Sketch;
}
export type DemoRoom = Pick<Room, 'name' | 'type' | 'condition'> & {
  /** Of one that is drawn, the sketch says it. */
  feet: readonly [length: number, width: number, height: number];
  drawn?: DrawnDemoRoom;
  rows: SheetRows;
};

export interface DemoInspection {
  status: 'In Progress' | 'Completed' | 'Cancelled';
  step: number;
  draft: Partial<Draft>;
  rooms: readonly DemoRoom[];
}

interface Begun {
  projectId: number;
  technicianId: number;
  startedAt: string;
  /** When it was submitted or cancelled. */
  endedAt: string;
  clock: Clock;
}

export const callerFor = (id: number, role: Actor['role'] = 'Field Technician') => {
  const actor: Actor = { id, role };
  return { actor, signInId: null, ip: '', userAgent: null, requestId: 'demo' };
};

/** @returns its id */
export async function addInspection(
  tx: Tx,
  { status, step, draft, rooms }: DemoInspection,
  { projectId, technicianId, startedAt, endedAt, clock }: Begun,
): Promise<string> {
  const id = uuidv7();
  const [arrivalDate, arrivalTime] = clock(startedAt);
  await tx
    .insertInto('inspections')
    .values({
      ...draftColumns(draft),
      ...{ id, projectId, technicianId, status, currentStep: step, startedAt },
      ...{ arrivalDate, arrivalTime, arrivalAutoRecorded: true },
      ...(status === 'Completed' && { submittedAt: endedAt, completedAt: endedAt }),
      ...(status === 'Cancelled' && {
        cancelledAt: endedAt,
        cancellationReason: 'Customer declined the work',
      }),
    })
    .execute();
  await keepClaimNumbers(tx, projectId);
  const caller = callerFor(technicianId);
  for (const [index, { feet, drawn, rows, ...room }] of rooms.entries()) {
    const [dimensionsLength, dimensionsWidth, dimensionsHeight] = feet;
    const roomId = uuidv7();
    const size = drawn ? sizeOf(drawn.sketch) : { dimensionsLength, dimensionsWidth, dimensionsHeight };
    const sketch = drawn ? JSON.stringify(drawn.sketch) : null;
    await tx
      .insertInto('rooms')
      .values({
        ...blankRoom,
        ...{ sketch, placement: drawn ? JSON.stringify(drawn.placement) : null },
        ...(drawn && { level: drawn.level }),
        id: roomId,
        inspectionId: id,
        ...room,
        ...size,
        position: index + 1,
      })
      .execute();
    if (drawn)
      await tx
        .insertInto('roomSketches')
        .values({ roomId, sketch, technicianId, signInId: null, savedAt: startedAt })
        .execute();
    if (Object.keys(rows).length > 0) await saveRows(tx, caller, roomId, {}, rows);
  }
  return id;
}
