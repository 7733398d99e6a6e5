import { CloudCheck } from 'lucide-react';
import { useState } from 'react';
import type { NameOf } from '../offline/outbox/index.ts';
import { type SentChange, useSentToday } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { showAge } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { ChangeMark } from './change-mark.tsx';
import { describeEntry } from './describe-entry.ts';
import styles from './to-send-page.module.css';
import { useNames } from './use-names.ts';

/** Entries shown before Show all. */
const few = 5;

/** What the server accepted today, newest first (DESIGN.md, section 6). */
export function SentTodayCard() {
  const sent = useSentToday();
  const nameOf = useNames(sent);
  const [all, setAll] = useState(false);
  if (!sent?.length || !nameOf) return null;
  return (
    <Card
      flush
      aria-label="Sent today"
      title="Sent today"
      icon={<CloudCheck size={20} aria-hidden />}
      action={<span className="flex-none ink-2 text-small">{sent.length}</span>}
    >
      <ul>
        {(all ? sent : sent.slice(0, few)).map((change) => (
          <SentRow key={change.nth} change={change} nameOf={nameOf} />
        ))}
      </ul>
      {sent.length > few && (
        <div className={`line-top ${styles.more}`}>
          <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${sent.length}`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function SentRow({ change, nameOf }: { change: SentChange; nameOf: NameOf }) {
  const { sort, title, detail } = describeEntry(change, nameOf);
  return (
    <li className={styles.entry} data-sent>
      <ChangeMark sort={sort} />
      <div className={`grow min-w-0 ink-2 text-small tight ${styles.what}`}>
        <b>{title}</b>
        {detail}
      </div>
      <time dateTime={change.at}>{showAge(change.at)}</time>
    </li>
  );
}
