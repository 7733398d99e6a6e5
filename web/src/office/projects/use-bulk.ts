import { officeActions } from '@tidemark/contract/office/actions';
import type { BulkChange, BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { useRef, useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { hideToast, showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

export interface Bulk {
  busy: boolean;
  /** One per project, once the server has responded. */
  results: readonly BulkResult[] | undefined;
  send: (change: BulkChange, confirmed?: readonly number[]) => Promise<void>;
}

/** Changes the selected projects; confirmed ones are sent again and replace their first result. */
export function useBulk(
  projects: readonly OfficeProject[],
  onChanged: (results: readonly BulkResult[]) => void,
): Bulk {
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const sending = useRef(false);

  async function send(change: BulkChange, confirmed?: readonly number[]) {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const sent = confirmed ? projects.filter(({ id }) => confirmed.includes(id)) : projects;
    const seen = sent.map(({ id, technicianId, priority, status }) => ({
      id,
      technicianId,
      priority,
      status,
    }));
    try {
      const answer = await call(officeActions.bulk, {
        body: { change, projects: seen, confirmUnsent: confirmed !== undefined },
      });
      const newer = new Map(answer.results.map((result) => [result.id, result]));
      setResults((before) => before?.map((result) => newer.get(result.id) ?? result) ?? answer.results);
      hideToast('bulk');
      onChanged(answer.results);
    } catch (error) {
      const { status, details = [] } = error instanceof CallError ? error : {};
      const [, needsNetwork] = copy.offline;
      const message = status === 0 ? needsNetwork : (details[0]?.message ?? explain(error));
      showToast({ kind: 'error', id: 'bulk', title: copy.bulkFailed, message });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return { busy, results, send };
}
