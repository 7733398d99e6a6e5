import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { policiesOf } from '@tidemark/contract/inspections/step-one';
import { Refusal } from '@tidemark/contract/refusals';
import { readRows } from '../claim-sheets/read.ts';
import type { Handler } from '../context.ts';
import { readInspection } from '../inspections/read.ts';
import { readProject } from '../projects/read.ts';
import { readRoom, roomsOf } from '../rooms/read.ts';
import { technicianById } from '../technicians/read.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';

/** Turns what is known of a room into the bytes of its page. */
export interface ClaimSheetPrinter {
  claimSheet(input: ClaimSheetInput): Promise<Buffer>;
}

export interface Printing {
  printer: ClaimSheetPrinter;
  /** Whose name stands at the head of the page. */
  company: string;
}

/** The claim the page names: the master policy's where there is one, else the homeowner's. */
function claimOf(inspection: Draft) {
  const { claimNumber, dateOfLoss, claimNumber1, dateOfLoss1 } = inspection;
  return policiesOf(inspection).master
    ? { claimNumber, dateOfLoss }
    : { claimNumber: claimNumber1, dateOfLoss: dateOfLoss1 };
}

export function printClaimSheet({ printer, company }: Printing): Handler<typeof claimSheetActions.pdf> {
  return async ({ db, actor }, { params }) => {
    const room = await readRoom(db, actor, params.roomId);
    if (room.inspectionId !== params.inspectionId) throw new Refusal('room_not_found');
    const inspection = await readInspection(db, actor, room.inspectionId);
    const project = await readProject(db, actor, inspection.projectId);
    const technician = await technicianById(db, inspection.technicianId);
    const rooms = await roomsOf(db, actor, inspection.id);
    const body = await printer.claimSheet({
      company,
      enquiry: project.id,
      inspection: {
        id: inspection.id,
        startedAt: inspection.startedAt,
        technicianName: `${technician.firstName} ${technician.lastName}`.trim(),
      },
      project: {
        ...project,
        address: [project.addressLine1, project.addressLine2].filter(Boolean).join(', '),
      },
      claim: claimOf(inspection),
      room,
      position: { index: rooms.findIndex(({ id }) => id === room.id) + 1, count: rooms.length },
      rows: await readRows(db, room.id),
      printedAt: new Date().toISOString(),
    });
    return { body, filename: `claim-sheet-${inspection.id}-${room.id}.pdf` };
  };
}
