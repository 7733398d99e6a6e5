import { officeActions } from '@tidemark/contract/office/actions';
import type { Mapping } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import { type ImportFacts, readImportLine } from '@tidemark/contract/office/import/read-line';
import { sameIds } from '@tidemark/contract/office/import/same-ids';
import { type ImportAnswer, type ImportLine, mostLines } from '@tidemark/contract/office/import/shapes';
import { type FileTable, linesOf } from '@tidemark/contract/office/import/table';
import { call } from '../../offline/calls/index.ts';

type Outcome = ImportAnswer['lines'][number]['outcome'];
interface Said {
  field: string;
  message: string;
  /** The column of the file, if several go into one field. */
  at?: number;
}
/** The result for a line: a message for each invalid cell, and notes on values read differently than written. */
export interface Judged {
  outcome: Outcome;
  projectId: number | null;
  errors: Said[];
  notes: Said[];
}
export type Judgement = ReadonlyMap<number, Judged>;

/** A line, and what this device can see in it: with an error it is not sent. */
export interface ReadyLine extends ImportLine {
  errors: Said[];
  notes: Said[];
}

/** All lines of a file as they are sent, checked together because two may have one id. */
export function readyLines(file: FileTable, mapping: Mapping, dates: DateOrder | undefined): ReadyLine[] {
  const read: { line: number; facts: ImportFacts }[] = [];
  const lines = linesOf(file, mapping).map((placed): ReadyLine => {
    const { facts, errors, notes } = readImportLine(placed, dates);
    if (facts && placed.errors.length === 0) read.push({ line: placed.line, facts });
    return { ...placed, errors: [...placed.errors, ...errors], notes };
  });
  const same = new Map(sameIds(read).map(({ line, error }) => [line, error]));
  return lines.map((ready) => {
    const error = same.get(ready.line);
    return error ? { ...ready, errors: [...ready.errors, error] } : ready;
  });
}

/** Far below the server's limit per call: progress is visible, and a lost call costs little. */
const mostBytes = 700_000;
const bytesOf = ({ line, cells }: ImportLine) =>
  new TextEncoder().encode(JSON.stringify({ line, cells })).length;

/** Lines in the order of the file, in parts that one call can carry. */
export function partsOf<Line extends ImportLine>(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = bytesOf(line);
    const last = parts.at(-1);
    if (last && last.length < mostLines && bytes + size <= mostBytes) {
      last.push(line);
      bytes += size;
    } else {
      parts.push([line]);
      bytes = size;
    }
  }
  return parts;
}

export interface Sending {
  dryRun: boolean;
  /** One bad line of a part is enough to import nothing. */
  strict: boolean;
  dates: DateOrder | undefined;
  /** Groups the parts, so that they can be undone together. */
  importId: string;
  fileName: string;
  signal: AbortSignal;
  /** Called after each part with its lines' results. */
  tell: (judged: Judgement) => void;
}

/**
 * Sends lines part by part until all have results, `signal` is aborted or, if strict, a part is refused; it waits for a
 * part being sent. Lines known to be bad are not sent.
 * @throws CallError
 */
export async function sendLines(lines: readonly ReadyLine[], sending: Sending): Promise<void> {
  const { dryRun, strict, dates, importId, fileName, signal, tell } = sending;
  for (const part of partsOf(lines)) {
    if (signal.aborted) return;
    const judged = new Map<number, Judged>();
    const good = part.filter(({ line, errors, notes }) => {
      if (errors.length > 0) judged.set(line, { outcome: 'bad', projectId: null, errors, notes });
      return errors.length === 0;
    });
    if (good.length > 0) {
      const query = { strict: strict ? ('true' as const) : ('false' as const) };
      const sent = good.map(({ line, cells }) => ({ line, cells }));
      const body = { lines: sent, dryRun, dates, importId, fileName: fileName.slice(0, 200) };
      const answer = await call(officeActions.import, { query, body });
      const refused = strict && answer.errors.length > 0;
      for (const { line, outcome, projectId } of answer.lines) {
        if (!refused || outcome === 'bad') judged.set(line, { outcome, projectId, errors: [], notes: [] });
      }
      for (const { line, ...error } of answer.errors) judged.get(line)?.errors.push(error);
      for (const { line, ...note } of answer.notes) judged.get(line)?.notes.push(note);
      if (refused) return tell(judged);
    }
    tell(judged);
  }
}
