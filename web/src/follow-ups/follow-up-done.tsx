import { CircleCheckBig } from 'lucide-react';
import { copy } from './copy.ts';
import styles from './follow-up.module.css';

/** What takes the place of the form once the follow-up is created; it never says more than the office knows. */
export function FollowUpDone({ sent }: { sent: boolean }) {
  return (
    <div className={`grid text-center justify-items-center gap-2 ${styles.done}`} role="status">
      <CircleCheckBig size={48} aria-hidden />
      <h3 className="t-2">{copy.created}</h3>
      <p>{sent ? copy.createdMessage : copy.savedMessage}</p>
    </div>
  );
}
