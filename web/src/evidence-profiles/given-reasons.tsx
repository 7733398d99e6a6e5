import { isManager } from '@tidemark/contract/access';
import { waiverActions } from '@tidemark/contract/evidence-profiles/waiver-actions';
import type { SaidWaiver } from '@tidemark/contract/evidence-profiles/waivers-in-words';
import { act } from '../forms/act.ts';
import { perform } from '../offline/outbox/index.ts';
import { useSession } from '../offline/session/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { copy } from './copy.ts';
import styles from './stages-card.module.css';

/** Reasons that were given for what is not there. Their author takes them back, or a manager. */
export function GivenReasons({ title, reasons }: { title: string; reasons: readonly SaidWaiver[] }) {
  const me = useSession()?.technician;
  if (reasons.length === 0) return null;
  const takeBack = ({ id, projectId }: SaidWaiver['waiver']) =>
    void act(() => perform(waiverActions.takeBack, { params: { id: projectId, waiverId: id } }));
  return (
    <>
      <h3 className={`ink-2 text-small w-600 ${styles.should}`}>{title}</h3>
      <ul className={styles.reasons}>
        {reasons.map(({ waiver, rule, for: of, reason }) => {
          const mine = waiver.author === null || waiver.author === me?.id;
          return (
            <li key={waiver.id} className={`row gap-2 narrow-wrap ${styles.reason}`}>
              <span className="min-w-0 break-anywhere">
                {of ? `${rule}, ${of}` : rule}: <b>{reason}</b>
                <span className="ink-2 text-small block">
                  {mine ? copy.you : waiver.authorName}, {showMoment(waiver.givenAt)}
                </span>
              </span>
              {me && (mine || isManager(me.role)) && (
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={copy.takeBackOf(rule)}
                  onClick={() => takeBack(waiver)}
                >
                  {copy.takeBack}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
