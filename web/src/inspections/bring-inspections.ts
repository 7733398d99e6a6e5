import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection, ListedInspection } from '@tidemark/contract/inspections/inspection';
import { call } from '../offline/calls/index.ts';
import { everyPage } from '../offline/pull/index.ts';
import { device, lay, mark } from '../offline/store/index.ts';

/**
 * Brings a project's inspections from the office to this device, once the project is `known` to be this person's: of
 * somebody else's the list is empty, and laid here it would make the wizard begin another. @throws CallError
 */
export async function bringInspections(projectId: number, known?: Promise<unknown>): Promise<void> {
  const since = await mark();
  const inspections = await everyPage(
    async (page) => (await call(inspectionActions.list, { query: { projectId, ...page } })).inspections,
  );
  const records = await Promise.all(inspections.map(withInk));
  await known;
  await lay(
    records.map((record) => ({ table: 'inspections', id: record.id, record })),
    { since, whole: { table: 'inspections', where: { projectId } } },
  );
}

const signatures = ['technicianSignature', 'customerSignature'] as const;

/** Lists leave out what was drawn: it is on this device since this very signing, or the whole inspection is read. */
async function withInk(listed: ListedInspection): Promise<Inspection> {
  const kept = await device().inspections.get(listed.id);
  const inked = { technicianSignature: null, customerSignature: null } as Pick<
    Inspection,
    (typeof signatures)[number]
  >;
  for (const field of signatures) {
    const signed = listed[field];
    const known = kept?.[field];
    if (!signed) continue;
    if (known?.signedAt !== signed.signedAt) return readWhole(listed.id);
    inked[field] = { ...signed, strokes: known.strokes };
  }
  return { ...listed, ...inked };
}

async function readWhole(id: string): Promise<Inspection> {
  const { inspection } = await call(inspectionActions.read, { params: { id } });
  const { rooms: _, ...record } = inspection;
  return record;
}
