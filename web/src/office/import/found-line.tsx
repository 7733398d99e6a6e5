import type { ImportColumn } from '@tidemark/contract/office/import';
import { CircleAlert, CircleCheck, CircleMinus, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { columnLabels, copy } from './copy.ts';
import type { Mapping } from './read-file.ts';
import type { Judged } from './send-lines.ts';

/** A line of the file with what was found of it. */
export interface FoundLine {
  line: number;
  cells: readonly string[];
  judged: Judged;
}

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

/** The sentences about fields that have no column here, each said of the line. */
export const besideColumns = ({ judged }: FoundLine, mapping: Mapping) =>
  judged.errors.filter(({ field }) => !mapping.some((column) => column === field));

export const labelOf = (field: string) => columnLabels[field as ImportColumn] ?? field;
