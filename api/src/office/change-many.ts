import type { officeActions } from '@tidemark/contract/office/actions';
import type { BulkChange, BulkResult } from '@tidemark/contract/office/changes';
import type { ProjectEdit, Seen } from '@tidemark/contract/office/fields';
import type { Project } from '@tidemark/contract/projects';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { complete } from '../projects/complete-project.ts';
import { projectColumns } from '../projects/read.ts';
import { changeAsOffice } from './change.ts';
import { holdProject, resumeProject } from './hold.ts';
import { officeProjects } from './read.ts';
import { reopen } from './reopen-project.ts';

type Context = SignedIn<WriteContext>;
type Chosen = Parameters<Handler<typeof officeActions.bulk>>[1]['body']['projects'][number];

/**
 * Changes or refuses each project on its own; a refusal comes before any of its writes, so the others need no
 * rollback. Locks all in id order first, so that two managers with the same projects cannot deadlock.
 */
export const changeMany: Handler<typeof officeActions.bulk> = async (context, { body }) => {
  const ids = body.projects.map(({ id }) => id);
  const locked = await context.tx
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map<number, Project>(locked.map((project) => [project.id, project]));
  const outcomes: Omit<BulkResult, 'project'>[] = [];
  for (const chosen of body.projects) {
    outcomes.push(await outcomeOf(context, found.get(chosen.id), chosen, body));
  }
  const now = new Map((await officeProjects(context.tx, ids)).map((project) => [project.id, project]));
  const count = (outcome: BulkResult['outcome']) =>
    outcomes.filter((result) => result.outcome === outcome).length;
  return {
    results: outcomes.map((result) => ({ ...result, project: now.get(result.id) ?? null })),
    summary: { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') },
  };
};

async function outcomeOf(
  context: Context,
  found: Project | undefined,
  chosen: Chosen,
  { change, confirmUnsent }: { change: BulkChange; confirmUnsent: boolean },
): Promise<Omit<BulkResult, 'project'>> {
  try {
    if (!found) throw new Refusal('project_not_found');
    const project = await make(context, found, change, { seen: chosen, confirmUnsent });
    const outcome = project === found ? 'unchanged' : 'changed';
    return { id: chosen.id, outcome, code: null, message: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id: chosen.id, outcome: 'refused', code: error.code, message: error.message };
  }
}

function make(
  context: Context,
  found: Project,
  change: BulkChange,
  { seen, confirmUnsent }: { seen: Chosen; confirmUnsent: boolean },
): Promise<Project> {
  const set = (changes: ProjectEdit, saw: Seen) =>
    changeAsOffice(context, found, { changes, seen: saw, confirmUnsent });
  switch (change.kind) {
    case 'assign':
      return set({ technicianId: change.technicianId }, { technicianId: seen.technicianId });
    case 'priority':
      return set({ priority: change.priority }, { priority: seen.priority });
    case 'set': {
      const { id: _, status: __, to = {}, ...saw } = seen;
      return set(to, saw);
    }
    case 'complete':
      return complete(context, found);
    case 'reopen':
      return reopen(context, found, change);
    case 'hold':
      return holdProject(context, found);
    case 'resume':
      return resumeProject(context, found);
  }
}
