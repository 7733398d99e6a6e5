import type { Actor } from '@tidemark/contract/access';
import { withOfficeFacts } from '@tidemark/contract/inspections/office-offer';
import { lossAddress, sheetPolicies } from '@tidemark/contract/inspections/policies';
import { readRows } from '../claim-sheets/read.ts';
import type { Read } from '../db/database.ts';
import { deviceZone, inspectionNumber, readInspection } from '../inspections/read.ts';
import { readProject } from '../projects/read.ts';
import { readRoom, roomsOf } from '../rooms/read.ts';
import { technicianById } from '../technicians/read.ts';

/**
 * A room's claim sheet and the facts in its header, for paper and the shared report page.
 * @throws Refusal room_not_found
 */
export async function readSheetFacts(db: Read, actor: Actor, roomId: string) {
  const room = await readRoom(db, actor, roomId);
  const inspection = await readInspection(db, actor, room.inspectionId);
  const project = await readProject(db, actor, inspection.projectId);
  const technician = await technicianById(db, inspection.technicianId);
  const rooms = await roomsOf(db, actor, inspection.id);
  const address = [project.addressLine1, project.addressLine2].filter(Boolean).join(', ');
  const policies = sheetPolicies(withOfficeFacts(inspection, project));
  return {
    enquiry: project.id,
    inspection: {
      id: inspection.id,
      number: await inspectionNumber(db, inspection.id),
      startedAt: inspection.startedAt,
      technicianName: `${technician.firstName} ${technician.lastName}, ${technician.technicianId}`,
    },
    project: { ...project, address },
    lossAddress: lossAddress(inspection, { ...project, address }),
    policies,
    timeZone: await deviceZone(db, inspection.id),
    room,
    position: { index: rooms.findIndex(({ id }) => id === room.id) + 1, count: rooms.length },
    rows: await readRows(db, room.id),
  };
}
