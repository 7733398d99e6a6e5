import { Link } from '@tanstack/react-router';
import { CloudAlert, CloudUpload } from 'lucide-react';
import { showCount } from '../ui/format/formats.ts';
import styles from './unsent-note.module.css';

/** What of a project the office does not have yet. */
export function UnsentNote({ waiting, failed }: { waiting: number; failed: number }) {
  if (waiting === 0 && failed === 0) return null;
  const changes = (number: number) => (number === 1 ? 'change' : 'changes');
  return (
    <div className={`grid text-small gap-2 tight ${styles.note}`} data-failed={failed > 0 || undefined}>
      {failed > 0 && (
        <p>
          <CloudAlert size={18} aria-hidden />
          <span>
            <b>{showCount(failed)}</b> {changes(failed)} not sent. <Link to="/to-send">Review</Link>
          </span>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <CloudUpload size={18} aria-hidden />
          <span>
            <b>{showCount(waiting)}</b> {changes(waiting)} saved on this device, not sent yet
          </span>
        </p>
      )}
    </div>
  );
}
