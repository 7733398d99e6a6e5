import { PenLine } from 'lucide-react';
import { useSession } from '../../offline/session.ts';
import { Card } from '../../ui/card.tsx';
import { DraftForm } from '../intake/draft-form.tsx';
import { DraftNotes } from '../intake/draft-text.tsx';
import styles from './final-notes-card.module.css';

/** Final notes, and the notice that submitting signs the inspection. */
export function FinalNotesCard() {
  const technicianId = useSession()?.technician.technicianId;
  return (
    <Card title="Final Notes & Submission">
      <DraftForm className={styles.stack}>
        <DraftNotes field="finalInspectionNotes" label="Final notes" maxLength={5000} />
        <div className={styles.sign}>
          <PenLine size={22} aria-hidden />
          <div>
            <b>Signed by technician {technicianId}</b>
            <p>Submitting signs this inspection with your technician ID.</p>
          </div>
        </div>
      </DraftForm>
    </Card>
  );
}
