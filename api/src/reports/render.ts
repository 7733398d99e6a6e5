import type { Blob } from '../files/blobs.ts';
import { beginHelper, type Helper } from '../helpers/begin-helper.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import type { EstimateInput } from './estimate-view.ts';
import type { ReportInput } from './inspection/input.ts';

/** What a printing process is asked for; each document is one more kind. */
export type PdfJob =
  | { kind: 'claim-sheet'; input: ClaimSheetInput }
  | { kind: 'estimate'; input: EstimateInput }
  | { kind: 'report'; input: ReportInput; path: string };
/** A document, why there is none, or which picture is drawn next: pictures come one by one, as they are large. */
export type PdfAnswer = { bytes: Buffer } | { failure: string } | { wants: number };
/** The picture that was wanted, null where there is none, or why it could not be brought. */
export type BroughtPicture = { picture: Buffer | null } | { unbrought: string };
/** Of each photo where its picture is; null where the office has lost it. */
export type Pictures = readonly (Blob | null)[];

export interface PrinterLimits {
  /** Processes printing at a time. */
  processes: number;
  /** One whose objects want more ends, and its job fails. */
  memoryMb: number;
  /** From start to end, or from one picture to the next. */
  timeMs: number;
  /** One that has had no job for so long ends; the next job gets a new one. */
  idleMs: number;
}

export interface Printer {
  /** @throws PrintFailed */
  claimSheet(view: ClaimSheetInput): Promise<Buffer>;
  /** @throws PrintFailed */
  estimate(view: EstimateInput): Promise<Buffer>;
  /** Prints into a file, which may be too large to hold. @throws PrintFailed */
  report(input: ReportInput, path: string, pictures: Pictures): Promise<void>;
  /** Ends the processes; jobs that are not done fail. */
  close(): Promise<void>;
}

/** A document that could not be printed: bad data, too little memory or time, or the printer was closed. */
export class PrintFailed extends Error {
  override name = 'PrintFailed';
}

interface Waiting {
  work: PdfJob;
  pictures?: Pictures;
  done(bytes: Buffer): void;
  failed(error: PrintFailed): void;
  /** Whether a process has ended over it before. */
  again: boolean;
}

/** Where one process at a time prints. */
interface Press {
  helper: Helper | undefined;
  /** What pictures lie in on their way to it, one after the other. */
  memory: Buffer;
  /** The job it is at; what becomes of the process becomes of the job. */
  job: Waiting | undefined;
  /** Until its job has taken too long. */
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

/** Much as the server's (`scripts/lean.ts`); it collects when a document is done. */
const lean = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--expose-gc'];

/** Pieces of 16 kB and more, as the compiler's are, lie outside the heap of the C library: they go back when they are freed. */
const settings = { MALLOC_MMAP_THRESHOLD_: '16384' };

const usual = { processes: 1, memoryMb: 128, timeMs: 20_000, idleMs: 3_000 };

let uncollected = 0;
/** Dead answers are seen by the collector as small objects: left to itself it would let 30 MB of them lie. */
function collectAfter(answer: PdfAnswer): void {
  if (!('bytes' in answer)) return;
  uncollected += answer.bytes.length;
  if (uncollected < 1_000_000) return;
  uncollected = 0;
  globalThis.gc?.({ type: 'minor' });
}

/** Prints in processes of their own. One that crashes or hangs harms its own job; the next job gets a new one. */
export function openPrinter(limits: Partial<PrinterLimits> = {}): Printer {
  const { processes: count, memoryMb, timeMs, idleMs } = { ...usual, ...limits };
  const presses: Press[] = Array.from({ length: count }, () => ({
    helper: undefined,
    job: undefined,
    memory: Buffer.alloc(0),
  }));
  const queue: Waiting[] = [];
  let closed = false;

  /** Takes the job off the press and turns to the next one. */
  const release = (press: Press) => {
    const { job } = press;
    clearTimeout(press.timer);
    press.job = undefined;
    press.helper?.rest();
    queueMicrotask(startNext);
    return job;
  };

  /** What a process was at when it ended is tried once more. */
  const lose = (press: Press, why: Error) => {
    const job = release(press);
    if (job && !job.again && !closed) queue.unshift({ ...job, again: true });
    else job?.failed(new PrintFailed(`The printing process ${why.message}.`, { cause: why }));
  };

  const bring = async ({ tell }: Helper, press: Press, picture: Blob | null) => {
    if (!picture) return tell({ picture: null } satisfies BroughtPicture);
    if (press.memory.length < picture.size) press.memory = Buffer.allocUnsafeSlow(picture.size);
    const { memory } = press;
    const brought = await readInto(memory, picture).then(
      (length): BroughtPicture => ({ picture: memory.subarray(0, length) }),
      (cause): BroughtPicture => ({ unbrought: String(cause) }),
    );
    tell(brought);
  };

  const begin = (press: Press) => {
    const helper = beginHelper<PdfAnswer>(new URL('./pdf-process.ts', import.meta.url), {
      flags: [`--max-old-space-size=${memoryMb}`, ...lean],
      settings,
      idleMs,
      told(answer) {
        if ('wants' in answer) {
          press.timer?.refresh();
          void bring(helper, press, press.job!.pictures![answer.wants]!);
          return;
        }
        const job = release(press);
        collectAfter(answer);
        if ('failure' in answer)
          job?.failed(new PrintFailed(`The document cannot be drawn: ${answer.failure}`));
        else job?.done(answer.bytes);
      },
      gone(why) {
        press.helper = undefined;
        press.memory = Buffer.alloc(0);
        if (why) lose(press, why);
      },
    });
    return helper;
  };

  const startNext = () => {
    const press = presses.find(({ job }) => !job);
    const next = press && queue.shift();
    if (!next) return;
    press.helper ??= begin(press);
    const { helper } = press;
    press.job = next;
    press.timer = setTimeout(() => {
      void helper.kill();
      release(press)?.failed(new PrintFailed(`The document took longer than ${timeMs} ms.`));
    }, timeMs);
    helper.work();
    try {
      helper.tell(next.work);
    } catch (cause) {
      release(press)?.failed(new PrintFailed('The data is not plain data.', { cause }));
    }
  };

  const print = (work: PdfJob, pictures?: Pictures) =>
    new Promise<Buffer>((done, failed) => {
      if (closed) return failed(new PrintFailed('The printer is closed.'));
      queue.push({ work, done, failed, again: false, ...(pictures && { pictures }) });
      startNext();
    });

  return {
    claimSheet: (input) => print({ kind: 'claim-sheet', input }),
    estimate: (input) => print({ kind: 'estimate', input }),
    async report(input, path, pictures) {
      await print({ kind: 'report', input, path }, pictures);
    },
    async close() {
      closed = true;
      const unprinted = [...presses.flatMap((press) => release(press) ?? []), ...queue.splice(0)];
      for (const { failed } of unprinted) failed(new PrintFailed('The printer is closed.'));
      await Promise.all(presses.map(({ helper }) => helper?.kill()));
    },
  };
}
