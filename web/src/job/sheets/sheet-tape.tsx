import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { groups } from '../../claim-sheets/lines.ts';
import { Tape } from '../../ui/format/tape.tsx';

const sizes = groups.map(({ rows }) => rows.length);

/** A tick for each line of a sheet that is only read. */
export function SheetTape({ rows }: { rows: SheetRows }) {
  return (
    <Tape
      groups={sizes}
      size="narrow"
      stretch
      isFilled={(group, line) => isFilled(rows[groups[group]!.rows[line]!.fieldMasterId])}
    />
  );
}
