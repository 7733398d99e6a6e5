import type { Pagination } from '@tidemark/contract/envelope';
import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError, inWords } from '../offline/faults/index.ts';
import { copy } from './copy.ts';
import { showFailure } from './show-failure.ts';

export interface Wanted {
  search: string;
  /** Empty: all. */
  status: string;
  role: string;
  page: number;
}

interface Found {
  technicians: Technician[];
  pagination: Pagination;
  /** For the whole company, whatever the filter. */
  people: number;
  active: number;
}

const pageSize = 25;

async function ask({ search, status, role, page }: Wanted): Promise<Found> {
  const count = async (query: { status?: 'Active' }) =>
    (await call(technicianActions.list, { query: { ...query, limit: 1 } })).pagination.total;
  const [list, people, active] = await Promise.all([
    call(technicianActions.list, {
      query: {
        page,
        limit: pageSize,
        ...(search && { search }),
        ...(status && { status: status as Technician['status'] }),
        ...(role && { role: role as Technician['role'] }),
      },
    }),
    count({}),
    count({ status: 'Active' }),
  ]);
  return { ...list, people, active };
}

/** @returns the reason */
function problemOf(error: unknown): string {
  const unreached = error instanceof CallError && error.status === 0;
  if (!unreached) showFailure(error, copy.fetchFailed);
  return inWords(error);
}

/** For managers only: not stored on the device. */
export function useTechnicians({ search, status, role, page }: Wanted) {
  const of = [search, status, role, page].join('\n');
  const read = useCallback(
    async () => ({ ...(await ask({ search, status, role, page })), of }),
    [search, status, role, page, of],
  );
  const asked = useAnswer(read, problemOf);
  // A list stays while the next one loads, but not if loading fails.
  const stays = asked.problem === undefined || asked.answer?.of === of;
  return { ...asked, answer: stays ? asked.answer : undefined };
}
