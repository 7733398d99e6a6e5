import { officeActions } from '@tidemark/contract/office/actions';
import type { ProjectEdit, Seen } from '@tidemark/contract/office/fields';
import type { Project } from '@tidemark/contract/projects';
import type { ClaimFact } from '@tidemark/contract/projects/fields';
import { call } from '../offline/calls/index.ts';
import { lay, mark } from '../offline/store/index.ts';

/** Makes what the inspection says the office's own fact, unless somebody else has changed that meanwhile. @throws CallError */
export async function takeOver(project: Project, fact: ClaimFact, says: string | number): Promise<void> {
  const since = await mark();
  const changes: ProjectEdit = { [fact]: says };
  const seen: Seen = { [fact]: project[fact] ?? null };
  const answer = await call(officeActions.edit, {
    params: { id: project.id },
    body: { changes, seen, confirmUnsent: false },
  });
  const { technicianName: _, ...record } = answer.project;
  await lay([{ table: 'projects', id: record.id, record }], { since });
}
