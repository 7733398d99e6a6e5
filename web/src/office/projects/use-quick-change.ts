import { officeActions } from '@tidemark/contract/office/actions';
import type { BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { askUnsent } from '../ask-unsent.ts';
import { type QuickKind, refusedBecause } from './bulk-words.ts';
import { copy } from './copy.ts';
import { bodyOf, type Planned, undoOf } from './undo-bulk.ts';

export interface QuickChange {
  kind: QuickKind;
  plan: Omit<Planned, 'projects'>;
  /** What was done, for the message with Undo. */
  said: string;
}
export type ChangeQuickly = (project: OfficeProject, wanted: QuickChange) => Promise<void>;

/** One field of one project, in its place in the list; the message offers Undo. */
export function useQuickChange(onChanged: (results: readonly BulkResult[]) => void) {
  const [busy, setBusy] = useState<number>();
  const fail = (message: string) =>
    showToast({ kind: 'error', id: 'quick', title: copy.bulkFailed, message });

  async function send(plan: Planned, kind: QuickKind, confirmed = false): Promise<BulkResult | undefined> {
    const [project] = plan.projects;
    const { results } = await call(officeActions.bulk, { body: bodyOf(plan, confirmed) });
    const [result] = results;
    if (result?.code === 'unsent_work_possible' && !confirmed && project)
      return (await askUnsent(project.id, project.title)) ? send(plan, kind, true) : undefined;
    onChanged(results);
    if (result?.outcome === 'refused') fail(refusedBecause(result, kind));
    return result;
  }
  async function trying(work: () => Promise<void>, id: number): Promise<void> {
    setBusy(id);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      fail(error.status === 0 ? copy.offline[1] : explain(error));
    } finally {
      setBusy(undefined);
    }
  }
  const undo = (kind: QuickKind, plan: Planned) => async () => {
    const result = await send(plan, kind, true);
    if (result?.outcome === 'changed') showToast({ kind: 'success', id: 'quick', title: copy.undone(1) });
  };
  const change: ChangeQuickly = (project, { kind, plan, said }) =>
    trying(async () => {
      const result = await send({ ...plan, projects: [project] }, kind);
      if (result?.outcome !== 'changed') return;
      const back = undoOf(kind, [project], [result]);
      const action = back && {
        label: copy.undo,
        onPress: () => void trying(undo(kind, back), project.id),
      };
      showToast({ kind: 'success', id: 'quick', title: said, action });
    }, project.id);
  return { change, busy };
}
