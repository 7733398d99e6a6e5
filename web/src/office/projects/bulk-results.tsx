import type { BulkResult } from '@tidemark/contract/office/changes';
import type { OfficeProject } from '@tidemark/contract/office/table';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { bulkSummary, type Kind, refusedBecause } from './bulk-words.ts';
import { projects as countProjects } from './copy.ts';
import styles from './projects.module.css';

const marks = { changed: CircleCheck, unchanged: CircleMinus, refused: CircleAlert };
const order: BulkResult['outcome'][] = ['refused', 'changed', 'unchanged'];

interface Props {
  kind: Kind;
  results: readonly BulkResult[];
  projects: readonly OfficeProject[];
  busy: boolean;
  /** Sends these again, although their technician may have unsent work. */
  onConfirm: (ids: number[]) => void;
}

/** The result of each, the refused ones first. */
export function BulkResults({ kind, results, projects, busy, onConfirm }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  const number = (outcome: BulkResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const unsent = results.filter(({ code }) => code === 'unsent_work_possible').map(({ id }) => id);
  return (
    <div className="stack gap-4">
      <p ref={heading} tabIndex={-1} role="status">
        <b>
          {bulkSummary({
            changed: number('changed'),
            unchanged: number('unchanged'),
            refused: number('refused'),
          })}
        </b>
      </p>
      {unsent.length > 0 && (
        <Note
          tone="silt"
          title={`Unsent work is possible on ${countProjects(unsent.length)}`}
          action={
            <Button size="sm" kind="outline" busy={busy} onClick={() => onConfirm(unsent)}>
              Assign anyway
            </Button>
          }
        >
          Ask their technicians to open Tidemark online first. Once someone else has the project, their unsent
          work can't be sent.
        </Note>
      )}
      <ul className={`grid gap-2 ${styles.results}`}>
        {order.flatMap((outcome) =>
          results
            .filter((result) => result.outcome === outcome)
            .map((result) => {
              const Mark = marks[outcome];
              return (
                <li key={result.id} data-outcome={outcome}>
                  <Mark size={20} aria-hidden />
                  <span>
                    <span className="num">#{result.id}</span> {titles.get(result.id)}
                    <br />
                    {sentence(result, kind)}
                  </span>
                </li>
              );
            }),
        )}
      </ul>
    </div>
  );
}

function sentence(result: BulkResult, kind: Kind): string {
  if (result.outcome === 'refused') return refusedBecause(result, kind);
  return result.outcome === 'changed' ? 'Changed' : 'No change needed';
}
