import { setLength } from '@tidemark/contract/sketch/edit/outline';
import { typedLength } from '@tidemark/contract/sketch/lengths';
import type { Plan, PlanWall } from '@tidemark/contract/sketch/plan';
import { openingNames } from '@tidemark/contract/sketch/settings';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../ui/controls/text-field.tsx';
import { DataTable } from '../ui/layout/data-table.tsx';
import type { Drawing } from './use-sketch.ts';

interface Props {
  plan: Plan;
  drawing: Drawing;
  current: number;
  readOnly: boolean;
  onChoose: (wall: number) => void;
  onTyped: (wall: PlanWall, length: number) => void;
}

/** Every wall with its length to type, for a desk. */
export function WallsTable({ plan, drawing, current, readOnly, onChoose, onTyped }: Props) {
  return (
    <DataTable dense>
      <thead>
        <tr>
          <th scope="col">Wall</th>
          <th scope="col">Length</th>
          <th scope="col">On it</th>
        </tr>
      </thead>
      <tbody>
        {plan.walls.map((wall) => (
          <tr key={wall.index} data-ticked={wall.index === current || undefined}>
            <td>{wall.index + 1}</td>
            <td>
              <LengthCell key={wall.label} {...{ wall, drawing, readOnly, onChoose, onTyped }} />
            </td>
            <td>
              {wall.missing
                ? openingNames.missing
                : wall.openings.map(({ kind }) => openingNames[kind]).join(', ') || '-'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

type CellProps = Omit<Props, 'plan' | 'current'> & { wall: PlanWall };

/** 12'4 1/2", 12 4 1/2, 12.33 or 148.5 in; kept when it is left, or with Enter. */
function LengthCell({ wall, drawing, readOnly, onChoose, onTyped }: CellProps) {
  const [error, setError] = useState<string>();
  const keep = (field: HTMLInputElement) => {
    if (field.value === wall.label) return setError(undefined);
    const length = typedLength(field.value);
    if (length === undefined) return setError('Enter a length, as 12\'4 1/2".');
    const edited = setLength(drawing.sketch, wall.index, length);
    if (drawing.edit(edited)) onTyped(wall, length);
    setError('refused' in edited ? edited.refused : undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') keep(event.currentTarget);
    if (event.key === 'Escape') event.currentTarget.value = wall.label;
  };
  return (
    <TextField
      label={`Length of wall ${wall.index + 1}`}
      labelHidden
      mono
      readOnly={readOnly}
      defaultValue={wall.label}
      error={error}
      onFocus={() => onChoose(wall.index)}
      onBlur={({ currentTarget }) => keep(currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}
