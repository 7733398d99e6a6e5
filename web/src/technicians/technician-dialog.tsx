import type { Technician } from '@tidemark/contract/technicians';
import { useId, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Asked } from './asked.tsx';
import { oneCopy } from './copy.ts';
import { TechnicianEditor } from './technician-editor.tsx';
import { useTechnician } from './use-technician.ts';

interface Props {
  /** The technician to edit, reloaded from the server; undefined to add one. */
  listed: Technician | undefined;
  opened: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Add Technician and Edit Technician. */
export function TechnicianDialog({ listed, opened, onClose, onSaved }: Props) {
  const formId = useId();
  const asked = useTechnician(listed?.id);
  const [busy, setBusy] = useState(false);
  const editor = (technician: Technician | undefined) => (
    <TechnicianEditor
      formId={formId}
      technician={technician}
      busy={busy}
      onBusy={setBusy}
      onSaved={onSaved}
    />
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      keepOnOutsideTap
      title={listed ? 'Edit Technician' : 'Add Technician'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {(!listed || asked.answer) && (
            <Button kind="primary" type="submit" form={formId} busy={busy}>
              {listed ? 'Save Changes' : 'Add Technician'}
            </Button>
          )}
        </>
      }
    >
      {listed ? (
        <Asked {...asked} copy={oneCopy} skeletons={[72, 240]}>
          {editor}
        </Asked>
      ) : (
        editor(undefined)
      )}
    </Dialog>
  );
}
