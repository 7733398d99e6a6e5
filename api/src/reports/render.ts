import { Worker } from 'node:worker_threads';
import type { Blob } from '../files/blobs.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import type { EstimateInput } from './estimate-view.ts';
import type { ReportInput } from './inspection/input.ts';

/** What a worker thread is asked to print; each document is one more kind. */
export type PdfJob =
  | { kind: 'claim-sheet'; input: ClaimSheetInput }
  | { kind: 'estimate'; input: EstimateInput }
  | { kind: 'report'; input: ReportInput; path: string };
/** A document, why there is none, or which picture is drawn next: pictures come one by one, as they are large. */
export type PdfAnswer = { bytes: Uint8Array } | { failure: string } | { wants: number };
/** The picture that was wanted: the memory it begins, null where there is none, or why it could not be brought. */
export type BroughtPicture =
  | { picture: { memory: SharedArrayBuffer; length: number } | null }
  | { unbrought: string };
/** Of each photo where its picture is; null where the office has lost it. */
export type Pictures = readonly (Blob | null)[];

export interface PrinterLimits {
  /** Threads printing at a time. */
  threads: number;
  /** A thread that wants more is ended, and its job fails. */
  memoryMb: number;
  /** From start to end, or from one picture to the next. */
  timeMs: number;
  /** A thread that has had no job for so long is ended; the next job gets a new one. */
  idleMs: number;
}

export interface Printer {
  /** @throws PrintFailed */
  claimSheet(view: ClaimSheetInput): Promise<Buffer>;
  /** @throws PrintFailed */
  estimate(view: EstimateInput): Promise<Buffer>;
  /** Prints into a file, which may be too large to hold. @throws PrintFailed */
  report(input: ReportInput, path: string, pictures: Pictures): Promise<void>;
  /** Ends the threads; jobs that are not done fail. */
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
}

interface Thread {
  worker: Worker | undefined;
  /** What pictures lie in on their way to it, one after the other: memory made for each costs more than drawing them. */
  memory: SharedArrayBuffer;
  /** The job it is at; what becomes of the thread becomes of the job. */
  job: Waiting | undefined;
  /** Until its job has taken too long, or it has been without one. */
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

/** Prints off the request thread. A thread that crashes or hangs fails its own job; the next job gets a new one. */
export function openPrinter(limits: Partial<PrinterLimits> = {}): Printer {
  const usual = { threads: 1, memoryMb: 128, timeMs: 20_000, idleMs: 5_000 };
  const { threads: count, memoryMb, timeMs, idleMs } = { ...usual, ...limits };
  const threads: Thread[] = Array.from({ length: count }, () => ({
    worker: undefined,
    job: undefined,
    memory: new SharedArrayBuffer(0),
  }));
  const queue: Waiting[] = [];
  let closed = false;

  /** Takes the job off the thread and turns to the next one. */
  const release = (thread: Thread) => {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker?.unref();
    if (thread.worker) thread.timer = setTimeout(letGo, idleMs, thread, thread.worker).unref();
    queueMicrotask(startNext);
    return job;
  };

  /** It has no job and gets none any more: what comes while it ends goes to a new thread. */
  const letGo = (thread: Thread, worker: Worker) => {
    thread.worker = undefined;
    thread.memory = new SharedArrayBuffer(0);
    void worker.terminate();
  };

  /** The thread is gone, or is made to go: its job fails, and the next job gets a new thread. */
  const lose = (thread: Thread, worker: Worker, why: string, cause?: unknown) => {
    if (thread.worker !== worker) return;
    thread.worker = undefined;
    release(thread)?.failed(new PrintFailed(why, { cause }));
  };

  const bring = async (worker: Worker, thread: Thread, picture: Blob | null) => {
    const tell = (brought: BroughtPicture) => worker.postMessage(brought);
    if (!picture) return tell({ picture: null });
    if (thread.memory.byteLength < picture.size) thread.memory = new SharedArrayBuffer(picture.size);
    const { memory } = thread;
    await readInto(new Uint8Array(memory), picture).then(
      (length) => tell({ picture: { memory, length } }),
      (cause) => tell({ unbrought: String(cause) }),
    );
  };

  const start = (thread: Thread) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    worker.on('message', (answer: PdfAnswer) => {
      if ('wants' in answer) {
        thread.timer?.refresh();
        void bring(worker, thread, thread.job!.pictures![answer.wants]!);
        return;
      }
      const job = release(thread);
      if ('failure' in answer)
        job?.failed(new PrintFailed(`The document cannot be drawn: ${answer.failure}`));
      else job?.done(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
    });
    worker.on('error', (error) => lose(thread, worker, 'The printing thread crashed.', error));
    worker.on('exit', (code) => lose(thread, worker, `The printing thread ended with code ${code}.`));
    return worker;
  };

  const startNext = () => {
    const thread = threads.find(({ job }) => !job);
    const next = thread && queue.shift();
    if (!next) return;
    thread.worker ??= start(thread);
    const { worker } = thread;
    thread.job = next;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => {
      lose(thread, worker, `The document took longer than ${timeMs} ms.`);
      worker.terminate();
    }, timeMs);
    worker.ref();
    try {
      worker.postMessage(next.work);
    } catch (cause) {
      release(thread)?.failed(new PrintFailed('The data is not plain data.', { cause }));
    }
  };

  const print = (work: PdfJob, pictures?: Pictures) =>
    new Promise<Buffer>((done, failed) => {
      if (closed) return failed(new PrintFailed('The printer is closed.'));
      queue.push({ work, done, failed, ...(pictures && { pictures }) });
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
      for (const { timer } of threads) clearTimeout(timer);
      for (const { failed } of queue.splice(0)) failed(new PrintFailed('The printer is closed.'));
      await Promise.all(threads.map(({ worker }) => worker?.terminate()));
    },
  };
}
