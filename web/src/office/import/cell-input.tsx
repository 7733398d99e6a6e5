import { useState } from 'react';
import { TextField } from '../../ui/controls/text-field.tsx';
import { copy } from './copy.ts';
import type { Correct, FoundColumn } from './found-line.tsx';

interface Props {
  line: number;
  column: FoundColumn;
  text: string;
  error: string | undefined;
  /** The column header is its label. */
  labelHidden?: boolean;
  onCorrect: NonNullable<Correct>;
}

/** An input for a cell that needs or needed fixing; saves on blur or Enter. */
export function CellInput({ line, column: { at, label }, text, error, labelHidden, onCorrect }: Props) {
  const [typed, setTyped] = useState(text);
  const settle = () => typed.trim() !== text && onCorrect(line, at, typed.trim());
  return (
    <TextField
      label={labelHidden ? copy.cellOf(label, line) : label}
      labelHidden={labelHidden}
      value={typed}
      error={error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
