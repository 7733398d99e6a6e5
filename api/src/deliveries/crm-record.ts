import { wallClock } from '@tidemark/contract/clock';
import { namesOf, pickNames } from '@tidemark/contract/fields';
import { crmFields } from '@tidemark/contract/projects/fields';
import { roomFields } from '@tidemark/contract/rooms/fields';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deviceZone, readInspection } from '../inspections/read.ts';
import type { CrmRecord } from '../integrations/crm/crm.ts';
import { readProject } from '../projects/read.ts';
import { roomsOf } from '../rooms/read.ts';
import { technicianById } from '../technicians/read.ts';
import { office } from './papers.ts';

const dateIn = (iso: string, timeZone = 'UTC') => wallClock(iso, timeZone).slice(0, 10);

/** An inspection for the CRM. Signatures are only in the report, as drawings. */
export async function crmRecord(
  db: Kysely<Database>,
  inspectionId: string,
  timeZone: string | undefined,
): Promise<CrmRecord> {
  const { technicianSignature, customerSignature, trashPhotos, ...inspection } = await readInspection(
    db,
    office,
    inspectionId,
  );
  const project = await readProject(db, office, inspection.projectId);
  const technician = await technicianById(db, inspection.technicianId);
  const rooms = await roomsOf(db, office, inspectionId);
  const completedAt = inspection.completedAt ?? inspection.updatedAt;
  return {
    externalId: inspectionId,
    project: {
      id: project.id,
      ...pickNames(crmFields, project),
    },
    technicianName: `${technician.firstName} ${technician.lastName}`,
    startedAt: inspection.startedAt,
    completedAt,
    completedOn: dateIn(completedAt, timeZone ?? (await deviceZone(db, inspectionId))),
    inspection: { ...inspection, trashPhotoCount: trashPhotos.length },
    rooms: rooms.map((room) => ({
      id: room.id,
      ...pickNames(namesOf(roomFields), room),
      filledCount: room.claimItem?.filledCount ?? 0,
    })),
  };
}
