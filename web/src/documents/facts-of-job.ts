import type { Company } from '@tidemark/contract/company/profile';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { documentValues } from '@tidemark/contract/documents/values';
import type { Project } from '@tidemark/contract/projects';
import { wallClock } from '../documentation/wall-clock.ts';
import { getSession } from '../offline/session/index.ts';
import { readRecord, readRecords } from '../offline/store/index.ts';

/** The values of a new document, of what this device knows. */
export async function valuesOfJob(
  project: Project,
  company: Company,
  language: DocumentLanguage,
): Promise<FrozenFields> {
  const inspections = (await readRecords('inspections', { projectId: project.id }))
    .filter(({ status }) => status !== 'Cancelled')
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  const inspection = inspections.find(({ status }) => status === 'Completed') ?? inspections[0] ?? null;
  const rooms = inspection ? await readRecords('rooms', { inspectionId: inspection.id }) : [];
  const sheets = await Promise.all(
    rooms.map(async ({ id, name }) => ({ name, rows: (await readRecord('sheets', id))?.rows ?? {} })),
  );
  const me = getSession()?.technician;
  const technician = me ? `${me.firstName} ${me.lastName}` : null;
  const at = wallClock(new Date());
  return documentValues({ project, company, inspection, technician, at, rooms: sheets }, language);
}
