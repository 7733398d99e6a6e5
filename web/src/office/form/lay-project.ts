import type { OfficeProject } from '@tidemark/contract/office/table';
import { lay, mark } from '../../offline/store/index.ts';

/** Makes a change on the server and stores the resulting project on this device. @throws CallError */
export async function changeAndLay(
  change: () => Promise<{ project: OfficeProject }>,
): Promise<OfficeProject> {
  const since = await mark();
  const { project } = await change();
  const { technicianName: _, ...record } = project;
  await lay([{ table: 'projects', id: record.id, record }], { since });
  return project;
}
