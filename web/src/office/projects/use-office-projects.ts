import { officeActions } from '@tidemark/contract/office/actions';
import type { OfficePage } from '@tidemark/contract/office/table';
import { useCallback } from 'react';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { CallError, inWords } from '../../offline/faults/index.ts';
import { useNews } from '../../offline/pull/index.ts';
import { dayOfMoment } from '../../ui/format/dates.ts';
import { pageSize, type View } from './address.ts';
import { copy } from './copy.ts';

/** @returns the reason, with its reference in the server's log */
function problemOf(error: unknown): string {
  return error instanceof CallError && error.status === 0 ? copy.needsNetwork : inWords(error);
}

/** An unknown position, as in an old link, is an empty page. */
function nothingThere(error: unknown): OfficePage {
  const ofPlace =
    error instanceof CallError && error.details.some(({ field }) => field === 'after' || field === 'before');
  if (!ofPlace) throw error;
  return { projects: [], next: null, previous: null };
}

/** A page of the list and, separately, the counts: counting a million must not delay the page. */
export function useOfficeProjects(view: View) {
  const { filters, place } = view;
  const read = useCallback(async () => {
    const asked = performance.now();
    const { place: at, filters: by, ...order } = view;
    const query = { ...by, today: dayOfMoment(), ...order, limit: pageSize, ...at };
    return { ...(await call(officeActions.projects, { query }).catch(nothingThere)), of: view, asked };
  }, [view]);
  const tally = useCallback(
    async () => ({
      ...(await call(officeActions.count, { query: { ...filters, today: dayOfMoment() } })),
      of: filters,
    }),
    [filters],
  );
  const page = useAnswer(read, problemOf);
  const counted = useAnswer(tally, problemOf);
  useNews(page.refresh);
  useNews(counted.refresh, { pace: 'later' });
  const current = page.answer?.of === view;
  return {
    page: page.answer,
    /** Whether the page shown belongs to this query; until the server responds it is the previous one. */
    current,
    /** Nothing is there any more: the list is shorter than when the URL was made. */
    gone: current && page.answer?.projects.length === 0 && Object.keys(place).length > 0,
    problem: page.problem,
    asking: page.asking,
    counted: counted.answer?.of === filters ? counted.answer : undefined,
    notCounted: counted.problem !== undefined,
    refresh: () => {
      page.refresh();
      counted.refresh();
    },
  };
}
