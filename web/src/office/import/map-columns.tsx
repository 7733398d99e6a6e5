import { type ImportColumn, importColumns } from '@tidemark/contract/office/import';
import { ListChecks } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { columnLabels, copy, lineCount } from './copy.ts';
import styles from './import.module.css';
import { type ImportFile, type Mapping, missingColumns } from './read-file.ts';
import { shortened } from './shortened.ts';

interface Props {
  file: ImportFile;
  mapping: Mapping;
  onMap: (at: number, column: ImportColumn | null) => void;
  onCheck: () => void;
  onOther: () => void;
}

const columns = Object.keys(importColumns) as ImportColumn[];
const choices = columns.map((value) => ({ value, label: columnLabels[value] }));
const shown = 2;

/** What each column of the file is, with its first cells to tell by. */
export function MapColumns({ file, mapping, onMap, onCheck, onOther }: Props) {
  const missing = missingColumns(mapping);
  return (
    <>
      <Card
        title={copy.columns}
        action={
          <span className={styles.name}>
            {file.name}, {lineCount(file.rows.length)}
          </span>
        }
      >
        <p className="ink-2">{copy.columnsHint}</p>
        <ul className={styles.columns}>
          {file.headers.map((header, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; headers may repeat
            <li key={at}>
              <SelectField
                label={header || copy.unnamed(at)}
                hint={samplesOf(file, at)}
                placeholder={copy.leaveOut}
                choices={choices}
                value={mapping[at] ?? ''}
                onChange={({ target }) => onMap(at, (target.value || null) as ImportColumn | null)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {missing.length > 0 && (
        <Note tone="orange" title={copy.needed(missing.map((column) => columnLabels[column]))}>
          {copy.neededHint}
        </Note>
      )}
      <div className={styles.acts}>
        <Button onClick={onOther}>{copy.other}</Button>
        <Button
          kind="primary"
          icon={<ListChecks size={20} aria-hidden />}
          disabled={missing.length > 0}
          onClick={onCheck}
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
