import { officeActions } from '@tidemark/contract/office/actions';
import type { BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { hideToast, showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { bodyOf, type Planned } from './undo-bulk.ts';

export interface Bulk {
  busy: boolean;
  /** One per project, once the server has responded. */
  results: readonly BulkResult[] | undefined;
  /** `confirmed` ones are sent again and replace their first result. */
  send: (plan: Omit<Planned, 'projects'>, confirmed?: readonly number[]) => Promise<void>;
  /** Takes back what was changed. @returns whether it was sent */
  undo: (plan: Planned) => Promise<boolean>;
}

/** Changes the selected projects. */
export function useBulk(
  projects: readonly OfficeProject[],
  onChanged: (results: readonly BulkResult[]) => void,
): Bulk {
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const sending = useRef(false);

  async function ask(plan: Planned, confirmUnsent: boolean): Promise<readonly BulkResult[] | undefined> {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    try {
      const answer = await call(officeActions.bulk, { body: bodyOf(plan, confirmUnsent) });
      hideToast('bulk');
      onChanged(answer.results);
      return answer.results;
    } catch (error) {
      const { status, details = [] } = error instanceof CallError ? error : {};
      const [, needsNetwork] = copy.offline;
      const message = status === 0 ? needsNetwork : (details[0]?.message ?? explain(error));
      showToast({ kind: 'error', id: 'bulk', title: copy.bulkFailed, message });
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  async function send(plan: Omit<Planned, 'projects'>, confirmed?: readonly number[]) {
    const sent = confirmed ? projects.filter(({ id }) => confirmed.includes(id)) : projects;
    const found = await ask({ ...plan, projects: sent }, confirmed !== undefined);
    if (!found) return;
    const newer = new Map(found.map((result) => [result.id, result]));
    setResults((before) => before?.map((result) => newer.get(result.id) ?? result) ?? found);
  }
  async function undo(plan: Planned): Promise<boolean> {
    const found = await ask(plan, true);
    if (!found) return false;
    const refused = found.filter(({ outcome }) => outcome === 'refused').length;
    showToast({
      kind: refused > 0 ? 'info' : 'success',
      id: 'bulk',
      title: copy.undone(found.length - refused),
      message: refused > 0 ? copy.notUndone(refused) : undefined,
    });
    return true;
  }
  return { busy, results, send, undo };
}
