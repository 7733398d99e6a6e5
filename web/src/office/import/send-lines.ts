import { officeActions } from '@tidemark/contract/office/actions';
import {
  type ImportAnswer,
  type ImportLine,
  mostLines,
  readImportLine,
} from '@tidemark/contract/office/import';
import { call } from '../../offline/call.ts';

type Outcome = ImportAnswer['lines'][number]['outcome'];
/** What became of a line, or would: each bad cell with its sentence. */
export interface Judged {
  outcome: Outcome;
  projectId: number | null;
  errors: { field: string; message: string }[];
}
export type Judgement = ReadonlyMap<number, Judged>;

/** Far below what the office takes in one call: what was sent shows how far it is, and a lost call costs little. */
const mostBytes = 700_000;
const bytesOf = (line: ImportLine) => new TextEncoder().encode(JSON.stringify(line)).length;

/** Lines in the order of the file, in parts that one call can carry. */
export function partsOf(lines: readonly ImportLine[]): ImportLine[][] {
  const parts: ImportLine[][] = [];
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

interface Sending {
  dryRun: boolean;
  /** One bad line of a part is enough to make nothing of it. */
  strict: boolean;
  signal: AbortSignal;
  /** After each part: what became of its lines. */
  tell: (judged: Judgement) => void;
}

/**
 * Sends lines part by part until all are told of, `signal` is aborted or, if strict, a part is refused; a part on its
 * way is waited for. What can be seen to be bad here is not sent. @throws CallError
 */
export async function sendLines(lines: readonly ImportLine[], sending: Sending): Promise<void> {
  const { dryRun, strict, signal, tell } = sending;
  for (const part of partsOf(lines)) {
    if (signal.aborted) return;
    const judged = new Map<number, Judged>();
    const good = part.filter(({ line, cells }) => {
      const { errors } = readImportLine({ cells });
      if (errors.length > 0) judged.set(line, { outcome: 'bad', projectId: null, errors });
      return errors.length === 0;
    });
    if (good.length > 0) {
      const query = { strict: strict ? ('true' as const) : ('false' as const) };
      const answer = await call(officeActions.import, { query, body: { lines: good, dryRun } });
      const refused = strict && answer.errors.length > 0;
      for (const { line, outcome, projectId } of answer.lines) {
        if (!refused || outcome === 'bad') judged.set(line, { outcome, projectId, errors: [] });
      }
      for (const { line, ...error } of answer.errors) judged.get(line)?.errors.push(error);
      if (refused) return tell(judged);
    }
    tell(judged);
  }
}
