import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';

/** What the office has now, not when the list was read; nothing is asked for somebody new. */
export function useTechnician(id: number | undefined) {
  const read = useCallback(
    async () =>
      id === undefined ? undefined : (await call(technicianActions.read, { params: { id } })).technician,
    [id],
  );
  return useAnswer(read);
}
