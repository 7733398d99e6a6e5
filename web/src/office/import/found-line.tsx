import type { Mapping, Meaning } from '@tidemark/contract/office/import/columns';
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeLook } from '../../ui/format/badge.tsx';
import { copy, meaningLabel } from './copy.ts';
import type { Judged } from './send-lines.ts';

/** A line of the file with the check's findings. */
export interface FoundLine {
  line: number;
  cells: readonly string[];
  judged: Judged;
}

/** A column of the file that is imported. */
export interface FoundColumn {
  meaning: Exclude<Meaning, null>;
  at: number;
  label: string;
}

/** Replaces a cell; undefined while lines are being checked. */
export type Correct = ((line: number, at: number, text: string) => void) | undefined;

export const columnsOf = (headers: readonly string[], mapping: Mapping): FoundColumn[] =>
  mapping.flatMap((meaning, at) =>
    meaning ? [{ meaning, at, label: meaningLabel(meaning, headers[at] || copy.unnamed(at)) }] : [],
  );

const looks: Record<Judged['outcome'], [string, LucideIcon, BadgeLook]> = {
  created: [copy.created, CircleCheck, 'green'],
  existing: [copy.existing, CircleMinus, 'line'],
  bad: [copy.refused, CircleAlert, 'orange'],
};

export function OutcomeBadge({ outcome }: { outcome: Judged['outcome'] }) {
  const [word, icon, look] = looks[outcome];
  return (
    <Badge icon={icon} look={look}>
      {word}
    </Badge>
  );
}

type Said = Judged['errors'][number];
const isOf = ({ meaning, at }: FoundColumn, said: Said) =>
  said.at === undefined ? said.field === meaning : said.at === at;

/** The message for a cell of this column. */
export const messageOf = (said: readonly Said[], column: FoundColumn) =>
  said.find((one) => isOf(column, one));

/** Messages about fields without a column here, shown for the line. */
export const besideColumns = ({ judged }: FoundLine, columns: readonly FoundColumn[]) =>
  judged.errors.filter((error) => !columns.some((column) => isOf(column, error)));
