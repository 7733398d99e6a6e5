import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call } from '../offline/call.ts';
import { useAnswer } from '../offline/use-answer.ts';

/** What the office has now, not when the list was read; nothing is asked for somebody new. */
export function useTechnician(id: number | undefined) {
  const read = useCallback(
    async () =>
      id === undefined ? undefined : (await call(technicianActions.read, { params: { id } })).technician,
    [id],
  );
  return useAnswer(read);
}
