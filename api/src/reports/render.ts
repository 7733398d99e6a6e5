import type { Blob } from '../files/blobs.ts';
import { Abandoned, backgroundWork, openTurns, type TurnTaker } from '../files/take-turns.ts';
import { beginHelper, type Helper } from '../helpers/begin-helper.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import type { DocumentInput } from './document/document-view.ts';
import type { DryingInput } from './drying/input.ts';
import type { EstimateInput } from './estimate-view.ts';
import { inAnswers } from './inspection/answers.ts';
import type { ReportInput } from './inspection/input.ts';
import type { InvoiceInput } from './invoice/invoice-view.ts';
import type { OpenItemsInput } from './open-items/open-items-pdf.ts';
import type { LoadedPicture, Paper, PdfAnswer, PdfJob } from './pdf-job.ts';
import type { PhotoSheetInput } from './photo-sheet/photo-sheet-pdf.ts';
import type { ScopeInput } from './scope/scope-pdf.ts';

/** Where each photo's picture is; null if the server has lost it. */
export type Pictures = readonly (Blob | null)[];

export interface PrinterLimits {
  /** A process whose objects need more ends, and its job fails. */
  memoryMb: number;
  /** From start to end, or from one picture to the next. */
  timeMs: number;
  /** Idle timeout; the next job gets a new process. */
  idleMs: number;
}

/** Background printing, with its own turn. */
export const deliveries = 'deliveries';

/** Each throws PrintFailed; Abandoned and Refusal rate_limited, like turns. */
export interface Printer {
  claimSheet(view: ClaimSheetInput, asker?: TurnTaker): Promise<Buffer>;
  document(view: DocumentInput, asker?: TurnTaker): Promise<Buffer>;
  drying(view: DryingInput, asker?: TurnTaker): Promise<Buffer>;
  estimate(view: EstimateInput, asker?: TurnTaker): Promise<Buffer>;
  invoice(view: InvoiceInput, asker?: TurnTaker): Promise<Buffer>;
  openItems(view: OpenItemsInput, asker?: TurnTaker): Promise<Buffer>;
  scope(view: ScopeInput, asker?: TurnTaker): Promise<Buffer>;
  /** Prints into a file, because it may be too large for memory. */
  report(input: ReportInput, path: string, pictures: Pictures, asker?: TurnTaker): Promise<void>;
  photoSheet(input: PhotoSheetInput, path: string, pictures: Pictures, asker?: TurnTaker): Promise<void>;
  /** Ends the process; unfinished jobs fail. */
  close(): Promise<void>;
}

/** A document that could not be printed: bad data, too little memory or time, or a closed printer. */
export class PrintFailed extends Error {
  override name = 'PrintFailed';
}

interface Job {
  paper: Paper;
  pictures: Pictures;
  signal: AbortSignal;
  done(bytes: Buffer): void;
  failed(error: Error): void;
  /** A process has died over it before. */
  again: boolean;
  /** The buffer of its pictures, one after another. */
  memory: Buffer;
  /** Until it exceeds its time. */
  timer?: NodeJS.Timeout;
}

async function readInto(memory: Uint8Array, picture: Blob): Promise<number> {
  let length = 0;
  for await (const piece of picture.read() as AsyncIterable<Uint8Array>) {
    memory.set(piece, length);
    length += piece.length;
  }
  return length;
}

const usual = { memoryMb: 128, timeMs: 20_000, idleMs: 3_000 };

/**
 * Prints in a separate process. A document is drawn in one go, a report waits for each of its pictures: so a document
 * is drawn between two pictures of a report, and two people's reports alternate. Background printing takes no person's
 * place. A crash or hang harms its own job only: if several were running, each is printed again alone.
 */
export function openPrinter(limits: Partial<PrinterLimits> = {}): Printer {
  const { memoryMb, timeMs, idleMs } = { ...usual, ...limits };
  const documents = openTurns({ atOnce: 1, inLine: 200 });
  const reports = openTurns({ atOnce: 2, each: 1, inLine: 200 });
  const byItself = openTurns({ atOnce: 1 });
  const atWork = new Map<number, Job>();
  const waiting: Job[] = [];
  let lastId = 0;
  let helper: Helper | undefined;
  let spare: Buffer[] = [];
  let closed = false;

  function end(id: number): Job | undefined {
    const job = atWork.get(id);
    if (!job) return undefined;
    clearTimeout(job.timer);
    atWork.delete(id);
    if (job.memory.length > 0) spare.push(job.memory);
    if (atWork.size === 0) helper?.rest();
    queueMicrotask(beginNext);
    return job;
  }

  /** Work of a dead process is retried once. */
  function lose(id: number, why: Error | undefined) {
    const job = end(id);
    if (!job) return;
    if (why && (job.again || closed))
      return job.failed(new PrintFailed(`The printing process ${why.message}.`, { cause: why }));
    waiting.unshift({ ...job, again: job.again || why !== undefined, memory: Buffer.alloc(0) });
  }

  async function bring({ tell }: Helper, id: number, job: Job, picture: Blob | null) {
    if (job.signal.aborted) return tell({ id, unbrought: 'Nobody waits for it.' } satisfies LoadedPicture);
    if (!picture) return tell({ id, picture: null } satisfies LoadedPicture);
    if (picture.path !== undefined) return tell({ id, path: picture.path } satisfies LoadedPicture);
    if (job.memory.length < picture.size) job.memory = Buffer.allocUnsafeSlow(picture.size);
    const { memory } = job;
    const brought = await readInto(memory, picture).then(
      (length): LoadedPicture => ({ id, picture: memory.subarray(0, length) }),
      (cause): LoadedPicture => ({ id, unbrought: String(cause) }),
    );
    tell(brought);
  }

  function open(): Helper {
    const opened = beginHelper<PdfAnswer>(new URL('./pdf-process.ts', import.meta.url), {
      // With this process a server stays within 350 MB (docs/decisions/0062).
      flags: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=2'],
      idleMs,
      told(answer) {
        const { id } = answer;
        const job = atWork.get(id);
        if (!job) return;
        if ('wants' in answer) {
          job.timer?.refresh();
          void bring(opened, id, job, job.pictures[answer.wants]!);
          return;
        }
        end(id);
        if ('bytes' in answer) job.done(answer.bytes);
        else if (job.signal.aborted) job.failed(new Abandoned());
        else job.failed(new PrintFailed(`The document cannot be drawn: ${answer.failure}`));
      },
      gone(why) {
        helper = undefined;
        for (const id of [...atWork.keys()]) lose(id, why);
        spare = [];
      },
    });
    return opened;
  }

  function begin(job: Job) {
    const id = ++lastId;
    job.memory = spare.pop() ?? job.memory;
    job.timer = setTimeout(() => {
      end(id)?.failed(new PrintFailed(`The document took longer than ${timeMs} ms.`));
      void helper?.kill();
    }, timeMs);
    atWork.set(id, job);
    helper ??= open();
    helper.work();
    try {
      helper.tell({ id, ...job.paper } satisfies PdfJob);
    } catch (cause) {
      end(id)?.failed(new PrintFailed('The data is not plain data.', { cause }));
    }
  }

  /** A retried job is printed alone, so that it cannot take others with it. */
  function beginNext() {
    const isAlone = () => [...atWork.values()].some(({ again }) => again);
    while (waiting.length > 0 && !isAlone()) {
      if (waiting[0]!.again && atWork.size > 0) return;
      begin(waiting.shift()!);
    }
  }

  const print = (paper: Paper, { who, signal }: TurnTaker, pictures: Pictures = []) => {
    const turns = who === deliveries ? byItself : 'path' in paper ? reports : documents;
    return turns({ who, signal }, () => {
      if (closed) throw new PrintFailed('The printer is closed.');
      return new Promise<Buffer>((done, failed) => {
        waiting.push({ ...{ paper, pictures, signal, done, failed }, again: false, memory: Buffer.alloc(0) });
        beginNext();
      });
    });
  };

  return {
    claimSheet: (input, asker = backgroundWork) => print({ kind: 'claim-sheet', input }, asker),
    document: (input, asker = backgroundWork) => print({ kind: 'document', input }, asker),
    drying: (input, asker = backgroundWork) => print({ kind: 'drying', input }, asker),
    estimate: (input, asker = backgroundWork) => print({ kind: 'estimate', input }, asker),
    invoice: (input, asker = backgroundWork) => print({ kind: 'invoice', input }, asker),
    openItems: (input, asker = backgroundWork) => print({ kind: 'open-items', input }, asker),
    scope: (input, asker = backgroundWork) => print({ kind: 'scope', input }, asker),
    async report(input, path, pictures, asker = backgroundWork) {
      await print({ kind: 'report', input: inAnswers(input), path }, asker, pictures);
    },
    async photoSheet(input, path, pictures, asker = backgroundWork) {
      await print({ kind: 'photo-sheet', input, path }, asker, pictures);
    },
    async close() {
      closed = true;
      const unprinted = [...[...atWork.keys()].flatMap((id) => end(id) ?? []), ...waiting.splice(0)];
      for (const { failed } of unprinted) failed(new PrintFailed('The printer is closed.'));
      await helper?.kill();
    },
  };
}
