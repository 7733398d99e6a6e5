import { CircleCheckBig } from 'lucide-react';
import { copy } from './copy.ts';
import styles from './follow-up.module.css';

/** Replaces the form once the follow-up is created; it never claims more than the server has confirmed. */
export function FollowUpDone({ sent }: { sent: boolean }) {
  return (
    <div className={`grid text-center justify-items-center gap-2 ${styles.done}`} role="status">
      <CircleCheckBig size={48} aria-hidden />
      <h3 className="t-2">{copy.created}</h3>
      <p>{sent ? copy.createdMessage : copy.savedMessage}</p>
    </div>
  );
}
