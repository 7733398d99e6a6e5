import type { projectActions } from '@tidemark/contract/projects';
import type { BesideHandler } from '../context.ts';
import { besideProject, type FoundProject, visible } from './read.ts';

export const readProject: BesideHandler<typeof projectActions.read, FoundProject> = {
  beside: ({ id }) => besideProject(id),
  handle: async ({ actor }, _, row) => ({ project: visible(actor, row) }),
};
