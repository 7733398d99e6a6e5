import type { Entry } from '../store/index.ts';

/** What changes that are sent one after the other are of: a project, or nobody's in particular. */
export function laneTitle(title: string | undefined, [first]: readonly Entry[]): string {
  if (!first || first.project === 0) return 'Profile and templates';
  return title ?? first.projectTitle ?? `Project #${first.project}`;
}
