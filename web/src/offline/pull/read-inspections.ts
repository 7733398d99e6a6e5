import { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Inspection, ListedInspection } from '@tidemark/contract/inspections/inspection';
import { call } from '../calls/index.ts';
import { device } from '../store/index.ts';
import { everyPage } from './every-page.ts';

/** All inspections of a project, whole. @throws CallError */
export async function readInspections(projectId: number): Promise<Inspection[]> {
  const listed = await everyPage(
    async (page) => (await call(inspectionActions.list, { query: { projectId, ...page } })).inspections,
  );
  return Promise.all(listed.map(withInk));
}

const signatures = ['technicianSignature', 'customerSignature'] as const;

/** Lists leave out drawings: either this device has it since the signing, or it reads the whole inspection. */
async function withInk(listed: ListedInspection): Promise<Inspection> {
  const kept = await device().inspections.get(listed.id);
  const inked: Pick<Inspection, (typeof signatures)[number]> = {
    technicianSignature: null,
    customerSignature: null,
  };
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
