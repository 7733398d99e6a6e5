import type { AuditEntry } from '@tidemark/contract/audit';
import styles from './audit-page.module.css';
import { changesOf, type FieldChange } from './changes.ts';

/** More than this many fields are folded. */
const atOnce = 3;

/** Before and after, one line per field. A price list or a deleted room has too many to show at once. */
export function ChangeLines({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  if (changes.length <= atOnce) return <Lines changes={changes} />;
  return (
    <details className={styles.more}>
      <summary>{changes.length} fields</summary>
      <Lines changes={changes} />
    </details>
  );
}

function Lines({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={`grid text-small gap-1 ${styles.changes}`}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="visually-hidden">was </span>
                {before}
              </del>
            )}
            {after !== undefined && (
              <ins>
                <span className="visually-hidden">is </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
