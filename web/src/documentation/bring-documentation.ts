import { documentationActions } from '@tidemark/contract/documentation';
import { call } from '../offline/calls/index.ts';
import { bornHere, lay, mark } from '../offline/store/index.ts';

/** Pulls the file records of an inspection. @throws CallError */
export async function bringDocumentation(inspectionId: string): Promise<void> {
  if (await bornHere('inspections', inspectionId)) return;
  const since = await mark();
  const { documentation } = await call(documentationActions.ofInspection, { params: { inspectionId } });
  await lay(
    Object.values(documentation)
      .flat()
      .map((record) => ({ table: 'documentation', id: record.id, record })),
    { since, whole: { table: 'documentation', where: { inspectionId } } },
  );
}
