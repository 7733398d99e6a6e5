import { projectFields } from '@tidemark/contract/projects/fields';
import type { ChangeEvent } from 'react';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { showMinutes } from '../../ui/format/show-minutes.ts';

const lengths = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480, 540, 600, 660, 720];

interface Props {
  /** Minutes, or empty: the company's. */
  value: string;
  /** The company's length; undefined while nobody knows it. */
  usual: number | undefined;
  name?: string | undefined;
  error?: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function VisitLength({ value, usual, ...field }: Props) {
  const all = value === '' ? lengths : [...new Set([...lengths, Number(value)])].sort((a, b) => a - b);
  return (
    <SelectField
      {...field}
      label={projectFields.visitMinutes.label}
      placeholder={usual === undefined ? 'Usual' : `Usual, ${showMinutes(usual)}`}
      choices={all.map((minutes) => ({ value: String(minutes), label: showMinutes(minutes) }))}
      value={value}
    />
  );
}
