import type { EvidenceItem } from '@tidemark/contract/office/evidence';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { copy, kindWords } from './copy.ts';
import styles from './progress.module.css';

/** By kind: how much there is, and a sentence for each missing item. */
export function EvidenceList({ items }: { items: readonly EvidenceItem[] }) {
  return (
    <ul aria-label={copy.title}>
      {items.map(({ kind, done, of, missing }) => (
        <li key={kind} className={styles.item} data-done={(missing.length === 0 && of > 0) || undefined}>
          {of === 0 ? (
            <p className={`grid align-center tap gap-2 ${styles.head}`}>
              <CircleDashed size={20} aria-hidden />
              <span>{kindWords[kind]}</span>
              <span>{copy.noRooms}</span>
            </p>
          ) : missing.length === 0 ? (
            <p className={`grid align-center tap gap-2 ${styles.head}`}>
              <CircleCheck size={20} aria-hidden />
              <span>{kindWords[kind]}</span>
              <span className="num">{copy.doneOf(done, of)}</span>
            </p>
          ) : (
            <details>
              <summary className={`grid align-center tap gap-2 ${styles.head}`}>
                <CircleDashed size={20} aria-hidden />
                <span>
                  {kindWords[kind]}{' '}
                  <b className={`nowrap ${styles.missing}`}>{copy.missing(missing.length)}</b>
                </span>
                <span className="num">{copy.doneOf(done, of)}</span>
              </summary>
              <ul className={`ink-2 ${styles.sentences}`}>
                {missing.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
