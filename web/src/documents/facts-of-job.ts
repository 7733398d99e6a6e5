import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import type { Paperwork } from '@tidemark/contract/documents/document';
import { dryingFacts } from '@tidemark/contract/documents/drying-values';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { documentValues } from '@tidemark/contract/documents/values';
import { dryingOf } from '@tidemark/contract/drying/whole';
import { estimateActions } from '@tidemark/contract/estimates/actions';
import type { Project } from '@tidemark/contract/projects';
import { wallClock } from '../documentation/wall-clock.ts';
import { call } from '../offline/calls/index.ts';
import { getSession } from '../offline/session/index.ts';
import { readRecord, readRecords } from '../offline/store/index.ts';

const longestMs = 3_000;

/** Only the office has estimates: without a network, or where it takes long, the document says that they are not known. */
async function estimatesOf(id: string) {
  if (!navigator.onLine) return [];
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestMs));
  const asked = call(estimateActions.list, { params: { id } }).catch(() => undefined);
  return (await Promise.race([asked, late]))?.estimates ?? [];
}

/** The values of a new document, of what this device knows. */
export async function valuesOfJob(
  project: Project,
  { company, fees }: Paperwork,
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
  const photos = (await readRecords('jobFiles', { projectId: project.id })).toSorted(
    (a, b) => (a.number ?? 0) - (b.number ?? 0),
  );
  const estimates = inspection?.status === 'Completed' ? await estimatesOf(inspection.id) : [];
  const known = { project, company, inspection, technician, at, rooms: sheets };
  const drying = dryingOf(project.id, await readRecords('dryingRecords', { projectId: project.id }), {
    meters: await readRecords('meters'),
    units: await readRecords('units'),
  });
  const dried = dryingFacts(drying, language, company.timeZone ?? undefined);
  return documentValues({ ...known, photos, fees, estimates, dried }, language);
}
