import type { Pagination } from '@tidemark/contract/envelope';
import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { useCallback } from 'react';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { useAnswer } from '../offline/use-answer.ts';
import { copy } from './copy.ts';
import { tellFailure } from './tell-failure.ts';

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
  /** Of the whole company, whatever is filtered. */
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

function problemOf(error: unknown): string {
  if (!(error instanceof CallError)) return copy.fetchFailed;
  if (error.status === 0) return copy.needsNetwork;
  tellFailure(error, copy.fetchFailed);
  return copy.fetchFailed;
}

/** The office's alone to see: nothing of it is kept on the device. */
export function useTechnicians({ search, status, role, page }: Wanted) {
  const read = useCallback(() => ask({ search, status, role, page }), [search, status, role, page]);
  const { answer: found, ...asked } = useAnswer(read, problemOf);
  return { found, ...asked };
}
