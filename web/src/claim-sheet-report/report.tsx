import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import { printedFormulas } from '@tidemark/contract/claim-sheets/printed-formulas';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { momentIn, timesNamed } from '@tidemark/contract/clock';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bands } from '../claim-sheets/desk/bands.ts';
import { lineIds } from '../claim-sheets/lines.ts';
import { Button } from '../ui/controls/button.tsx';
import { Check } from '../ui/controls/check.tsx';
import { copy } from './copy.ts';
import { Letterhead } from './letterhead.tsx';
import styles from './report.module.css';
import { ReportGroup } from './report-group.tsx';
import { linesOf } from './report-lines.ts';

/** The paper form to read: four bands on a wide screen and on paper, stacked groups on a phone. */
export function Report({ report }: { report: ClaimSheetReport }) {
  const [onlyFilled, setOnlyFilled] = useState(false);
  const groups = bands.map((columns) =>
    columns.map((column) =>
      column.map((group) => ({ group, lines: linesOf(group, report.claimSheetData, report.room) })),
    ),
  );
  const lines = groups.flat(2).flatMap((group) => group.lines);
  const filled = lines.filter((line) => line.filled).length;
  const { formulas, legend } = printedFormulas(
    Object.fromEntries(lines.map(({ id, values }) => [id, values as RowValues])),
  );
  // The browser prints this in the header, and names a printed file after it.
  useEffect(() => {
    document.title = `Claim sheet, ${report.room.name}, enquiry #${report.enquiry}`;
  }, [report]);
  const key = (
    <p className={`ink-2 text-small ${styles.key}`}>
      <b>AH</b> {copy.afterHours} <b>{filled}</b> of {lineIds.length} lines filled.
      {filled < lineIds.length && ' Nothing was entered on the other lines.'}
    </p>
  );
  return (
    <>
      <div className={`row justify-between surface line-bottom gap-4 no-print ${styles.tools}`}>
        <Check
          label={copy.onlyFilled}
          checked={onlyFilled}
          onChange={({ target }) => setOnlyFilled(target.checked)}
        />
        <Button icon={<Printer size={20} aria-hidden />} onClick={() => print()}>
          {copy.print}
        </Button>
      </div>
      <main className={`stack surface gap-3 ${styles.paper}`} data-only-filled={onlyFilled || undefined}>
        <Letterhead report={report} />
        {groups.map((columns, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bands of the form never change.
          <div key={index} className={styles.band} data-columns={columns.length}>
            {columns.map((column) => (
              <div key={column[0]!.group.key} className={styles.column}>
                {column.map(({ group, lines }) => (
                  <ReportGroup key={group.key} group={group} lines={lines} />
                ))}
                {column[0]!.group.key === 'general' && key}
              </div>
            ))}
          </div>
        ))}
        {formulas.length > 0 && (
          <section className={`text-small ${styles.formulas}`} aria-label={copy.formulas}>
            <h2>{copy.formulas}</h2>
            <ul>
              {formulas.map((formula) => (
                <li key={formula}>{formula}</li>
              ))}
            </ul>
            {legend && <p className="ink-2">{legend}.</p>}
          </section>
        )}
        <footer className={`flex wrap justify-between ink-2 break-anywhere text-caption ${styles.foot}`}>
          <span className={`hidden ${styles.printed}`}>
            Printed {momentIn(new Date().toISOString(), report.timeZone)}
          </span>
          <span>
            This link is good until {momentIn(report.expiresAt, report.timeZone)}.{' '}
            {timesNamed(report.timeZone)}
          </span>
        </footer>
      </main>
    </>
  );
}
