import { printedFormula } from '../formulas/formula.ts';
import { type FormulaName, isFormulaName, namesInWords } from '../formulas/names.ts';
import { claimSheetSections } from './catalogue.ts';
import { cellsOfFormula, type FormulaKey, formulasOf } from './formulas.ts';
import type { SheetRows } from './row.ts';

const words = { detachFormula: ', Detach', disposeFormula: ', Dispose', qtyFormula: '' } satisfies Record<
  FormulaKey,
  string
>;

export interface PrintedFormulas {
  /** "Lift Carpet: F*1.15 = 207 SF", "Baseboard, Detach: PF/8 = 6′9″", in the order of the lines. */
  formulas: string[];
  /** What the names in them mean: "F floor, PF floor perimeter". */
  legend: string;
}

/** The formulas of a sheet as papers say them, each with the value that is stored. */
export function printedFormulas(rows: SheetRows): PrintedFormulas {
  const used = new Set<FormulaName>();
  const formulas = claimSheetSections.flatMap(({ title: section, rows: lines }) =>
    lines.flatMap(({ fieldMasterId, title, placeHolder }) => {
      const values = rows[fieldMasterId] ?? {};
      const name = title || values.title || `${section}, custom line`;
      return formulasOf(fieldMasterId).flatMap((key) => {
        if (values[key] == null) return [];
        const formula = printedFormula(values[key]);
        for (const word of formula.match(/[A-Z][A-Z\d]*/g) ?? []) if (isFormulaName(word)) used.add(word);
        const [first, second] = cellsOfFormula[key].map((column) => values[column] ?? 0);
        const value =
          second === undefined
            ? `${first} ${placeHolder === 'GALLONS' ? 'GAL' : placeHolder}`
            : `${first}′${second}″`;
        return [`${name}${words[key]}: ${formula} = ${value}`];
      });
    }),
  );
  const known = Object.entries(namesInWords) as [FormulaName, string][];
  const legend = known.filter(([name]) => used.has(name)).map((word) => word.join(' '));
  return { formulas, legend: legend.join(', ') };
}
