import { type Project, projectActions } from '@tidemark/contract/projects';
import { explain, Problem } from '../offline/faults/index.ts';
import { discardEntry, patience, perform, sentSoon } from '../offline/outbox/index.ts';
import { copy } from './copy.ts';

/** The project could not be set to In Progress, and its inspection is not to be opened. */
export class StatusProblem extends Problem {
  readonly title = copy.statusFailed;
}

/**
 * Sets a project to In Progress from its own page (second document, section 4, "Project status from details page");
 * one in progress stays as it is. @throws StatusProblem with the server's reason
 */
export async function beginProject(project: Project): Promise<Project> {
  if (project.status === 'In Progress') return project;
  const { id } = project;
  try {
    await perform(projectActions.update, { params: { id }, body: { status: 'In Progress' } });
  } catch (error) {
    throw new StatusProblem(explain(error), { cause: error });
  }
  const end = await sentSoon('projects.update', { table: 'projects', id }, patience);
  if (end.kind === 'refused') {
    // Refused immediately and nothing depends on it: restores the server's record.
    await discardEntry(end.entry);
    throw new StatusProblem(end.message);
  }
  return { ...project, status: 'In Progress', startedAt: project.startedAt ?? new Date().toISOString() };
}
