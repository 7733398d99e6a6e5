import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { call } from '../offline/call.ts';
import { lay, mark } from '../offline/lay.ts';

/** Brings a project's inspections from the office to this device. @throws CallError */
export async function bringInspections(projectId: number): Promise<void> {
  const since = await mark();
  const { inspections } = await call(inspectionActions.list, { query: { projectId, limit: 100 } });
  await lay(
    inspections.map((record) => ({ table: 'inspections', id: record.id, record })),
    { since, whole: { table: 'inspections', where: { projectId } } },
  );
}
