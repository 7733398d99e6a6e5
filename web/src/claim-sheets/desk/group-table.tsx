import type { NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { memo } from 'react';
import type { SheetDraft } from '../draft.ts';
import { columnNames, figureColumns, type Group, tickColumns } from '../lines.ts';
import { useFilledCount } from '../use-sheet.ts';
import { groupHeight } from './bands.ts';
import styles from './group-table.module.css';
import { LineRow } from './line-row.tsx';

interface GroupTableProps {
  draft: SheetDraft;
  room: NamedSize;
  group: Group;
  visible: ReadonlySet<number> | null;
  query: string;
  readOnly: boolean;
}

/** Columns of one heading: a length has two cells under one word. */
const headings: Partial<Record<string, [string, number]>> = {
  lengthFt: ['Length', 2],
  widthFt: ['Width', 2],
  heightFt: ['Height', 2],
  detachFt: ['Detach', 2],
  disposeFt: ['Dispose', 2],
};

function shapeOf({ columns, key }: Group): string {
  if (key === 'roomInformation') return 'room';
  if (columns.includes('detachFt')) return 'lengths';
  if (columns.includes('dispose')) return 'pairs';
  if (columns.includes('yesX')) return 'hours';
  return columns.includes('qty') ? 'measured' : 'counts';
}

/** One group of the paper form; the browser draws it when it comes near the window. */
export const GroupTable = memo(function GroupTable(props: GroupTableProps) {
  const { draft, room, group, visible, query, readOnly } = props;
  const shown = group.rows.filter(({ fieldMasterId }) => !visible || visible.has(fieldMasterId)).length;
  return (
    <div
      className={`surface ${styles.group}`}
      hidden={shown === 0}
      data-group={group.key}
      style={{ containIntrinsicHeight: `auto ${groupHeight(shown)}px` }}
    >
      <table className={`text-caption w-full ${styles.table}`} data-shape={shapeOf(group)}>
        <thead>
          <tr>
            <th className={`ink-2 sunken w-600 text-center ${styles.head}`} data-of="group">
              {group.title}
              <GroupCount draft={draft} group={group} />
            </th>
            {group.key === 'roomInformation' && (
              <th className={`ink-2 sunken w-600 text-center ${styles.head}`} data-of="name">
                Room Name
              </th>
            )}
            {figureColumns(group)
              .filter((column) => !column.endsWith('In'))
              .map((column) => {
                const [word, span] = headings[column] ?? [columnNames[column], 1];
                return (
                  <th
                    key={column}
                    colSpan={span}
                    className={`ink-2 sunken w-600 text-center ${styles.head}`}
                    data-of="value"
                  >
                    {word}
                  </th>
                );
              })}
            {tickColumns(group).map((column) => (
              <th key={column} className={`ink-2 sunken w-600 text-center ${styles.head}`} data-of="tick">
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ fieldMasterId: id }) => (
            <LineRow
              key={id}
              draft={draft}
              room={room}
              id={id}
              hidden={visible !== null && !visible.has(id)}
              query={query}
              readOnly={readOnly}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function GroupCount({ draft, group }: { draft: SheetDraft; group: Group }) {
  const count = useFilledCount(draft, group);
  if (count === 0 || group.key === 'roomInformation' || group.single) return null;
  return <span className={`ink-tide ${styles.count}`}>{count}</span>;
}
