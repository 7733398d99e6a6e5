import type { Entry } from '../offline/store/index.ts';

export type Place =
  | { to: '/profile' }
  | { to: '/project/$projectId' | '/inspection/$projectId'; params: { projectId: string } }
  | { to: '/project/$projectId'; params: { projectId: string }; search: { part: 'files' } }
  | { to: '/inspection/$projectId/room/$roomId'; params: { projectId: string; roomId: string } };

/** After these the inspection no longer changes, or its project's status is the reason: the project shows it. */
const seenOnProject = new Set([
  'inspection_completed',
  'inspection_cancelled',
  'project_completed',
  'status_change_refused',
]);

const takenAway = new Set(['project_not_found', 'inspection_not_found']);

/** Where an unsent change can be viewed and corrected; none for templates and projects this person does not have. */
export function placeOf({ action, input, project, refusal }: Entry): Place | undefined {
  if (action === 'technicians.update-profile') return { to: '/profile' };
  if (project === 0 || (refusal && takenAway.has(refusal.code))) return undefined;
  const params = { projectId: String(project) };
  const [slice] = action.split('.');
  if (slice === 'job') return { to: '/project/$projectId', params, search: { part: 'files' } };
  if (slice === 'projects' || slice === 'follow-ups' || (refusal && seenOnProject.has(refusal.code)))
    return { to: '/project/$projectId', params };
  const roomId = slice === 'claim-sheets' && (input.body.inspectionRoomId ?? input.params.roomId);
  if (roomId)
    return { to: '/inspection/$projectId/room/$roomId', params: { ...params, roomId: String(roomId) } };
  return { to: '/inspection/$projectId', params };
}
