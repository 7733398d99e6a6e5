import { useNavigate } from '@tanstack/react-router';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { explain, reportFault, useNeedsConnection } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';
import { ChooseProject, DraftDialog } from './dialogs.tsx';

/** A new invoice where no job is open: asks which one first. */
export function NewInvoice() {
  const hint = useNeedsConnection();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const [of, setOf] = useState<{ projectId: number; inspectionId: string | undefined }>();
  async function begin(projectId: number) {
    setChoosing(false);
    try {
      const query = { projectId, status: 'Completed' as const, limit: 1 };
      const { inspections } = await call(inspectionActions.list, { query });
      setOf({ projectId, inspectionId: inspections[0]?.id });
    } catch (error) {
      reportFault(error);
      showToast({ kind: 'error', id: 'invoice', title: copy.didNot, message: explain(error) });
    }
  }
  return (
    <>
      <Button
        kind="primary"
        icon={<Plus size={20} aria-hidden />}
        aria-haspopup="dialog"
        disabled={hint !== undefined}
        title={hint}
        onClick={() => setChoosing(true)}
      >
        {copy.newInvoice}
      </Button>
      {choosing && (
        <ChooseProject onChosen={({ id }) => void begin(id)} onClosed={() => setChoosing(false)} />
      )}
      {of && (
        <DraftDialog
          {...of}
          onClosed={() => setOf(undefined)}
          onDone={({ id }) => void navigate({ to: '/invoice/$invoiceId', params: { invoiceId: id } })}
        />
      )}
    </>
  );
}
