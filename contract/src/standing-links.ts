import { z } from 'zod';
import { action } from './action.ts';
import { dateTime, inUrl, serialId } from './shapes.ts';

/** An active link for managers: its room, its maker, and its expiry. */
const standingLink = z.object({
  inspectionId: z.string(),
  roomId: z.string(),
  roomName: z.string(),
  technicianName: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
});
export type StandingLink = z.output<typeof standingLink>;

/** Separate from the rest of the slice, so that the wizard, which shares rooms, does not load it. */
export const standingLinkActions = {
  ofProject: action({
    name: 'claim-sheet-shares.of-project',
    method: 'GET',
    path: '/projects/:id/share-links',
    summary: 'The active links to rooms of a project, newest first; each is revoked by its own path',
    access: 'manager',
    params: z.strictObject({ id: inUrl(serialId) }),
    answer: z.object({ links: z.array(standingLink) }),
    refusals: ['project_not_found'],
  }),
};
