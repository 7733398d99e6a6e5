import { isManager } from '@tidemark/contract/access';
import type { Project } from '@tidemark/contract/projects';
import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useSession } from '../offline/session/index.ts';
import { copy } from './copy.ts';

/** Who has a job: the person's own name, or what the office says of another; undefined while it is asked. */
export function useTechnicianName({ technicianId }: Project): string | undefined {
  const me = useSession()?.technician;
  const asked =
    technicianId !== null && me && me.id !== technicianId && isManager(me.role) ? technicianId : null;
  const read = useCallback(
    async () =>
      asked === null ? undefined : (await call(technicianActions.read, { params: { id: asked } })).technician,
    [asked],
  );
  const { answer, problem } = useAnswer(read);
  if (technicianId === null) return 'Unassigned';
  const its = me?.id === technicianId ? me : answer;
  if (its?.id === technicianId) return `${its.firstName} ${its.lastName}`;
  return asked !== null && problem === undefined ? undefined : copy.technicianNumber(technicianId);
}
