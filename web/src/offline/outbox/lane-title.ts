import type { Entry } from '../store/index.ts';

/** What a lane is about: a project, or none in particular. */
export function laneTitle(title: string | undefined, [first]: readonly Entry[]): string {
  if (!first || first.project === 0) return 'Profile and templates';
  return title ?? first.projectTitle ?? `Project #${first.project}`;
}
