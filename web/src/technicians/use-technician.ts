import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';

/** The server's current record, not the list's; none for a new technician. */
export function useTechnician(id: number | undefined) {
  const read = useCallback(
    async () =>
      id === undefined ? undefined : (await call(technicianActions.read, { params: { id } })).technician,
    [id],
  );
  return useAnswer(read);
}
