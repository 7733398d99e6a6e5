import { columnLabels } from '@tidemark/contract/office/import/read-line';
import { copy, lineCount } from './copy.ts';
import { missingColumns } from './read-file.ts';
import { countOutcomes, countsOf, mergeJudgements } from './tally.ts';
import type { Import } from './use-import.ts';

/**
 * Announces the result of a step. Mounted before its text, because screen readers may miss a status that mounts with
 * text.
 */
export function ImportNews({ work }: { work: Import }) {
  return (
    <p role="status" className="visually-hidden">
      {newsOf(work)}
    </p>
  );
}

const said = (title: string, counts: [string, string][]) =>
  `${title}: ${counts.map((count) => count.join(' ')).join(', ')}.`;

function newsOf({ step, file, mapping, orderMissing, found, made, running }: Import): string | undefined {
  if (!file || step === 'file') return undefined;
  if (step === 'columns') {
    const missing = missingColumns(mapping);
    if (missing.length > 0) return copy.needed(missing.map((column) => columnLabels[column]));
    const of = `${copy.columns}: ${file.name}, ${lineCount(file.rows.length)}.`;
    return orderMissing ? `${of} ${copy.orderNeeded}` : of;
  }
  if (running?.state !== 'done' && running?.state !== 'stopped') return undefined;
  if (step === 'check') {
    const { created, existing } = countOutcomes(found);
    const nothing = existing > 0 ? copy.nothingNew : copy.nothingGood;
    const of = said(copy.checked, countsOf(found, file.rows.length - found.size));
    return running.state === 'done' && created === 0 ? `${of} ${nothing}` : of;
  }
  const told = mergeJudgements(found, made);
  const title = running.state === 'done' ? copy.done : copy.stopped;
  return said(title, countsOf(told, file.rows.length - told.size));
}
