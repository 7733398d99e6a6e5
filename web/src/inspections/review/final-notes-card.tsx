import { Signature } from 'lucide-react';
import { useSession } from '../../offline/session/index.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DraftForm } from '../intake/draft-form.tsx';
import { DraftNotes } from '../intake/draft-text.tsx';
import styles from './final-notes-card.module.css';
import { SignatureField } from './signature-field.tsx';

/** Final notes, the notice that submitting signs the inspection, and the drawn signatures. */
export function FinalNotesCard() {
  const technician = useSession()?.technician;
  return (
    <Card title="Final Notes & Submission">
      <div className="grid gap-3">
        <DraftForm className="grid gap-3">
          <DraftNotes field="finalInspectionNotes" />
          <div className={`flex gap-3 ${styles.sign}`}>
            <Signature size={22} aria-hidden />
            <div>
              <b>Signed by technician {technician?.technicianId}</b>
              <p>Submitting signs this inspection with your technician ID.</p>
            </div>
          </div>
        </DraftForm>
        <SignatureField
          field="technicianSignature"
          title="Technician's signature"
          nameLabel="Technician's name"
          name={[technician?.firstName, technician?.lastName].filter(Boolean).join(' ')}
        />
        <SignatureField
          field="customerSignature"
          title="Customer's signature (optional)"
          nameLabel="Customer's name"
          name=""
        />
      </div>
    </Card>
  );
}
