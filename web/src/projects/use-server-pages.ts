import { type ProjectCounts, projectActions } from '@tidemark/contract/projects';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { CallError, explain, useOnline } from '../offline/faults/index.ts';
import { layProjects, pageSize } from '../offline/pull/index.ts';
import { mark } from '../offline/store/index.ts';
import type { Question } from './filters.ts';

interface Answer {
  /** The query; other responses are ignored. */
  key: string;
  found: ReadonlySet<number>;
  pages: number;
  last: boolean;
  counts: ProjectCounts | undefined;
  problem: string | undefined;
}

export interface ServerPages extends Pick<Answer, 'found' | 'counts' | 'problem'> {
  /** The first page is loading; local records show until then. */
  asking: boolean;
}

/**
 * Asks the office for what the dashboard shows beyond the assigned projects (first document, section 4, "Dashboard
 * filters"): by status or by search, further pages as `wanted` cards come into reach. `round` asks anew.
 */
export function useServerPages(question: Question | undefined, wanted: number, round: number): ServerPages {
  const online = useOnline();
  const key = JSON.stringify([question ?? null, round]);
  const [answer, setAnswer] = useState<Answer>(() => unanswered(''));
  const current = answer.key === key ? answer : unanswered(key);
  const due = question && online && !current.last && current.problem === undefined;
  const asking = Boolean(due) && current.pages === 0;
  const next = due && (current.pages === 0 || current.found.size < wanted) ? current.pages + 1 : 0;

  const pull = useCallback(async (key: string, page: number): Promise<Partial<Answer>> => {
    const [asked] = JSON.parse(key) as [Question];
    try {
      const { ids, last, counts } = await pullPage(asked, page);
      return { found: new Set(ids), last, counts };
    } catch (error) {
      // Without a network the device's own projects are all there are.
      const isAway = error instanceof CallError && error.status === 0;
      return { problem: isAway ? '' : explain(error) };
    }
  }, []);

  useEffect(() => {
    if (next === 0) return;
    let wantedStill = true;
    void pull(key, next).then(({ found, ...part }) => {
      if (!wantedStill) return;
      setAnswer((before) => {
        const base = before.key === key ? before : unanswered(key);
        return { ...base, ...part, pages: next, found: new Set([...base.found, ...(found ?? [])]) };
      });
    });
    return () => {
      wantedStill = false;
    };
  }, [key, next, pull]);

  return {
    found: current.found,
    counts: answer.counts,
    problem: current.problem || undefined,
    asking,
  };
}

const unanswered = (key: string): Answer => ({
  key,
  found: new Set(),
  pages: 0,
  last: false,
  counts: undefined,
  problem: undefined,
});

/** Asks the office for one page, from 1, and lays it over the device's projects. @throws CallError */
async function pullPage(
  question: Question,
  page: number,
): Promise<{ ids: number[]; last: boolean; counts: ProjectCounts }> {
  const since = await mark();
  const { projects, counts } = await call(projectActions.list, {
    query: { ...question, page, limit: pageSize },
  });
  await layProjects(projects, since);
  // Completed ones are not shown as urgent: counted here, they would keep further pages from being asked for.
  const shown = question.priority ? projects.filter(({ status }) => status !== 'Completed') : projects;
  return { ids: shown.map(({ id }) => id), last: projects.length < pageSize, counts };
}
