import type { Mapping } from '@tidemark/contract/office/import/columns';
import { useMemo, useState } from 'react';
import { Pager } from '../../ui/controls/pager.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { copy, figure } from './copy.ts';
import { FoundCard } from './found-card.tsx';
import { type Correct, columnsOf, type FoundLine } from './found-line.tsx';
import { FoundTable } from './found-table.tsx';
import styles from './import.module.css';
import type { ImportFile } from './read-file.ts';
import type { Judged, Judgement } from './send-lines.ts';

type Shown = Judged['outcome'] | 'all';
interface Props {
  file: ImportFile;
  mapping: Mapping;
  found: Judgement;
  /** Lines with edited cells, which stay in place. */
  corrected: ReadonlySet<number>;
  onCorrect: Correct;
}

const pageSize = 50;

/** The lines of the file in pages, those to fix first; each bad cell with its message. */
export function FoundLines({ file, mapping, found, corrected, onCorrect }: Props) {
  const desktop = useDesktop();
  const [chosen, setChosen] = useState<Shown>();
  const [page, setPage] = useState(1);
  const told = useMemo(
    () =>
      file.rows.flatMap(({ line, cells }): FoundLine[] => {
        const judged = found.get(line);
        return judged ? [{ line, cells, judged }] : [];
      }),
    [file, found],
  );
  const count = (outcome: Shown) =>
    outcome === 'all' ? told.length : told.filter(({ judged }) => judged.outcome === outcome).length;
  const shown = chosen ?? (count('bad') > 0 || corrected.size > 0 ? 'bad' : 'all');
  const lines = told.filter(
    ({ line, judged }) =>
      shown === 'all' || judged.outcome === shown || (shown === 'bad' && corrected.has(line)),
  );
  const pages = Math.max(1, Math.ceil(lines.length / pageSize));
  const columns = columnsOf(file.headers, mapping);
  const here = { columns, onCorrect, lines: lines.slice((page - 1) * pageSize, page * pageSize) };
  const choice = (value: Shown, label: string) => ({ value, label: `${label} ${figure(count(value))}` });
  return (
    <>
      <Segmented
        label="Lines shown"
        labelHidden
        wrap
        choices={[
          choice('bad', copy.refused),
          choice('created', copy.created),
          choice('existing', copy.existing),
          choice('all', copy.everyLine),
        ]}
        value={shown}
        onChange={(value) => {
          setChosen(value);
          setPage(1);
        }}
      />
      {desktop ? (
        <FoundTable key={`${shown} ${page}`} {...here} />
      ) : (
        <ul className={`stack ${styles.cards}`}>
          {here.lines.map((line) => (
            <FoundCard key={line.line} {...{ columns, onCorrect }} found={line} />
          ))}
        </ul>
      )}
      <Pager label="the file" page={page} pages={pages} onChange={setPage} />
    </>
  );
}
