import { importColumns, leftOut, type Meaning } from '@tidemark/contract/office/import/columns';
import { columnLabels } from '@tidemark/contract/office/import/read-line';
import { ListChecks } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copy, lineCount } from './copy.ts';
import { DateOrderCard } from './date-order.tsx';
import styles from './import.module.css';
import { type ImportFile, missingColumns } from './read-file.ts';
import { shortened } from './shortened.ts';
import type { Import } from './use-import.ts';

const columns = Object.keys(importColumns) as (keyof typeof importColumns)[];
const choices = [
  ...columns.map((value) => ({ value, label: columnLabels[value] })),
  { value: 'inNotes', label: copy.inNotes },
];
const shown = 2;

/** The meaning of each column, with its first cells as examples, and questions only a person can answer. */
export function MapColumns({ work, file }: { work: Import; file: ImportFile }) {
  const { mapping } = work;
  const missing = missingColumns(mapping);
  const out = leftOut(file.headers, mapping);
  const { sheet, others, headerLine } = file;
  return (
    <>
      <Card
        title={copy.columns}
        action={
          <span className={`ink-2 break-anywhere ${styles.name}`}>
            {file.name}, {lineCount(file.rows.length)}
          </span>
        }
      >
        <p className="ink-2">
          {sheet !== undefined && `${copy.sheet(sheet, others ?? 0)} `}
          {headerLine > 1 && `${copy.above(headerLine)} `}
          {copy.columnsHint}
        </p>
        <ul className={`grid gap-4 ${styles.columns}`}>
          {file.headers.map((header, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; headers may repeat
            <li key={at}>
              <SelectField
                label={header || copy.unnamed(at)}
                hint={samplesOf(file, at)}
                placeholder={copy.leaveOut}
                choices={choices}
                value={mapping[at] ?? ''}
                onChange={({ target }) => work.remap(at, (target.value || null) as Meaning)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <DateOrderCard work={work} />
      {out.length > 0 && <Note title={copy.leftOut(out)}>{copy.leftOutHint}</Note>}
      {missing.length > 0 && (
        <Note tone="orange" title={copy.needed(missing.map((column) => columnLabels[column]))}>
          {copy.neededHint}
        </Note>
      )}
      <div className={`flex gap-2 ${styles.acts}`}>
        <Button onClick={work.again}>{copy.other}</Button>
        <Button
          kind="primary"
          icon={<ListChecks size={20} aria-hidden />}
          disabled={missing.length > 0 || work.orderMissing}
          onClick={work.check}
        >
          {copy.check}
        </Button>
      </div>
    </>
  );
}

function samplesOf({ rows }: ImportFile, at: number): string {
  const cells = rows.slice(0, shown).map(({ cells }) => cells[at]?.trim() || copy.empty);
  return cells.map((cell) => shortened(cell, 60)).join(' · ');
}
