import { formulaKeyOf } from '@tidemark/contract/claim-sheets/formulas';
import { lazy, Suspense, useState } from 'react';
import type { SheetDraft } from '../draft.ts';
import { isFormulaText } from '../draft-cells.ts';
import type { PadCell } from './cells.ts';
import { NumberPad, type NumberPadProps } from './number-pad.tsx';

const FormulaPad = lazy(async () => ({ default: (await import('./formula-pad.tsx')).FormulaPad }));

/** The number pad; a cell with a formula opens it on the formula. */
export function Pad(props: Omit<NumberPadProps, 'onFormula'>) {
  const { draft, cell } = props;
  const [shown, show] = useState(() => ({ cell, computed: isComputed(draft, cell) }));
  if (shown.cell !== cell) show({ cell, computed: isComputed(draft, cell) });
  const hasFormula = formulaKeyOf(cell.id, cell.column) !== undefined;
  const figure = (
    <NumberPad {...props} onFormula={hasFormula ? () => show({ cell, computed: true }) : undefined} />
  );
  if (!shown.computed) return figure;
  return (
    <Suspense fallback={figure}>
      <FormulaPad
        key={`${cell.id}.${cell.column}`}
        {...props}
        onFigure={() => show({ cell, computed: false })}
      />
    </Suspense>
  );
}

function isComputed(draft: SheetDraft, { id, column }: PadCell): boolean {
  const key = formulaKeyOf(id, column);
  const { values, texts } = draft.line(id);
  return key !== undefined && (values[key] != null || isFormulaText(texts[column] ?? ''));
}
