import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { projectActions } from '@tidemark/contract/projects';
import { roomActions } from '@tidemark/contract/rooms';
import { call } from '../offline/call.ts';
import { lay, mark } from '../offline/lay.ts';

/** Brings a project and its inspections from the office to this device. @throws CallError */
export async function refreshProject(projectId: number): Promise<void> {
  const since = await mark();
  const [{ project }, { inspections }] = await Promise.all([
    call(projectActions.read, { params: { id: projectId } }),
    call(inspectionActions.list, { query: { projectId, limit: 100 } }),
  ]);
  await lay([{ table: 'projects', id: project.id, record: project }], { since });
  await lay(
    inspections.map((record) => ({ table: 'inspections', id: record.id, record })),
    { since, whole: { table: 'inspections', where: { projectId } } },
  );
}

/** Brings the rooms of an inspection from the office to this device. @throws CallError */
export async function refreshRooms(inspectionId: string): Promise<void> {
  const since = await mark();
  const { rooms } = await call(roomActions.ofInspection, { params: { inspectionId } });
  await lay(
    rooms.map((record) => ({ table: 'rooms', id: record.id, record })),
    { since, whole: { table: 'rooms', where: { inspectionId } } },
  );
}
