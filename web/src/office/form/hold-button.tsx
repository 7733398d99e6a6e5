import { officeActions } from '@tidemark/contract/office/actions';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../offline/calls/index.ts';
import { CallError, explain } from '../../offline/faults/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { changeAndLay } from './lay-project.ts';

const holds = {
  hold: { label: 'Put on hold', icon: CirclePause },
  resume: { label: 'Resume', icon: CirclePlay },
};

interface Props {
  id: number;
  kind: keyof typeof holds;
  /** In a row. */
  small?: boolean;
}

/** Puts a project On Hold, or resumes it. */
export function HoldButton({ id, kind, small = false }: Props) {
  const [busy, setBusy] = useState(false);
  const { label, icon: Icon } = holds[kind];
  async function set() {
    setBusy(true);
    try {
      await changeAndLay(() => call(officeActions[kind], { params: { id } }));
      showToast({ kind: 'success', id: 'hold', title: officeActions[kind].message });
    } catch (error) {
      const isAway = error instanceof CallError && error.status === 0;
      const message = isAway ? copy.needsNetwork : explain(error);
      showToast({ kind: 'error', id: 'hold', title: copy.statusFailed, message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size={small ? 'sm' : undefined}
      icon={<Icon size={small ? 18 : 20} aria-hidden />}
      busy={busy}
      onClick={() => void set()}
    >
      {label}
    </Button>
  );
}
