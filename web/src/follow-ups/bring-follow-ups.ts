import { followUpActions } from '@tidemark/contract/follow-ups';
import { call } from '../offline/calls/index.ts';
import { lay, mark } from '../offline/store/index.ts';

/** Brings the follow-ups to a project, and the one it was made for, to this device. @throws CallError */
export async function bringFollowUps(projectId: number): Promise<void> {
  const since = await mark();
  const { followUps } = await call(followUpActions.ofProject, { params: { projectId } });
  await lay(
    followUps.map((record) => ({ table: 'followUps', id: record.id, record })),
    { since, whole: { table: 'followUps', where: { originalProjectId: projectId } } },
  );
}
