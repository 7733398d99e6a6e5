import type { Mapping, Meaning } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import { datesOf } from '@tidemark/contract/office/import/file-dates';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { CallError, explain } from '../../offline/faults/index.ts';
import { copy } from './copy.ts';
import { guessMapping, type ImportFile, readFile, remap, withCell } from './read-file.ts';
import { type Judgement, type ReadyLine, readyLines, sendLines } from './send-lines.ts';

/** columns: mapping. check: a dry run and its findings. import: the import and its result. */
type Step = 'file' | 'columns' | 'check' | 'import';
export interface Running {
  /** Lines requested. */
  of: number;
  /**
   * running, stopping: waiting for the part being sent. stopped: by the person. broken: by the network or the server.
   */
  state: 'running' | 'stopping' | 'stopped' | 'broken' | 'done';
  problem?: string;
}

const none: Judgement = new Map();
const noLines: ReadonlySet<number> = new Set();

/** One file from selection to projects. */
export function useImport() {
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<ImportFile>();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const [found, setFound] = useState(none);
  const [corrected, setCorrected] = useState(noLines);
  const [rechecking, setRechecking] = useState(0);
  const [made, setMade] = useState(none);
  const [running, setRunning] = useState<Running>();
  const [strict, setStrict] = useState(false);
  const [importId, setImportId] = useState('');
  const stop = useRef(new AbortController());
  const lines = useRef<readonly ReadyLine[]>([]);
  // As it was when the check began: the decisive date may be among the corrected cells.
  const using = useRef<DateOrder>(undefined);
  useEffect(() => () => stop.current.abort(), []);
  const said = useMemo(() => (file ? datesOf(file, mapping) : undefined), [file, mapping]);
  const settled = said?.order === 'month-first' || said?.order === 'day-first' ? said.order : undefined;
  const dates = settled ?? chosenOrder;
  const orderMissing = (said?.order === 'open' || said?.order === 'both') && !chosenOrder;

  async function take(chosen: File | undefined) {
    if (!chosen || reading) return;
    setReading(true);
    const read = await readFile(chosen).finally(() => setReading(false));
    if (typeof read === 'string') return setProblem(read);
    setProblem(undefined);
    setFile(read);
    setMapping(guessMapping(read));
    setChosenOrder(undefined);
    setImportId(uuidv7());
    setStep('columns');
  }
  const sent = (all: boolean) => ({
    strict: all,
    dates: using.current,
    importId,
    fileName: file?.name ?? '',
  });
  /** Sends the lines of `asked` without a result. */
  async function run(asked: readonly ReadyLine[], known: Judgement, { dryRun = false, all = false }) {
    const here = new AbortController();
    stop.current = here;
    const lay = dryRun ? setFound : setMade;
    // A file replaced by another one shows nothing any more.
    const tell = (state: Running) => stop.current === here && setRunning(state);
    let told = known;
    lay(told);
    setRunning({ of: asked.length, state: 'running' });
    try {
      await sendLines(
        asked.filter(({ line }) => !told.has(line)),
        {
          ...sent(all),
          dryRun,
          signal: here.signal,
          tell(judged) {
            told = new Map([...told, ...judged]);
            if (stop.current === here) lay(told);
          },
        },
      );
      tell({ of: asked.length, state: told.size < asked.length ? 'stopped' : 'done' });
    } catch (error) {
      tell({ of: asked.length, state: 'broken', problem: sentenceOf(error) });
    }
  }
  /** Replaces a cell and checks its line again, with other lines its id or date affects. */
  async function correct(line: number, at: number, text: string) {
    if (!file) return;
    const next = withCell(file, line, at, text);
    const before = new Map(lines.current.map((ready) => [ready.line, JSON.stringify(ready)]));
    lines.current = readyLines(next, mapping, using.current);
    const changed = lines.current.filter((ready) => JSON.stringify(ready) !== before.get(ready.line));
    setFile(next);
    setCorrected((known) => new Set([...known, line]));
    setRechecking((count) => count + 1);
    const here = stop.current;
    // A response to the previous text does not count.
    const isNow = (ready: ReadyLine) => stop.current === here && lines.current.includes(ready);
    const lay = (judged: Judgement) =>
      setFound((known) => {
        const now = changed.filter((ready) => isNow(ready) && judged.has(ready.line));
        return new Map([...known, ...now.map((ready) => [ready.line, judged.get(ready.line)!] as const)]);
      });
    try {
      await sendLines(changed, { ...sent(false), dryRun: true, signal: here.signal, tell: lay });
    } catch (error) {
      const errors = [{ field: 'line', message: copy.notChecked(sentenceOf(error)) }];
      lay(
        new Map(changed.map((ready) => [ready.line, { outcome: 'bad', projectId: null, errors, notes: [] }])),
      );
    } finally {
      setRechecking((count) => count - 1);
    }
  }
  const wanted = () => lines.current.filter(({ line }) => found.get(line)?.outcome === 'created');

  return {
    ...{
      step,
      file,
      reading,
      problem,
      mapping,
      said,
      chosenOrder,
      orderMissing,
      found,
      corrected,
      made,
      running,
    },
    ...{ importId, rechecking: rechecking > 0 },
    take,
    remap: (at: number, meaning: Meaning) => setMapping((known) => remap(known, at, meaning)),
    chooseOrder: setChosenOrder,
    back() {
      stop.current.abort();
      stop.current = new AbortController();
      setStep('columns');
    },
    again() {
      setFile(undefined);
      setStep('file');
    },
    check() {
      if (!file) return;
      setStep('check');
      setCorrected(noLines);
      using.current = dates;
      lines.current = readyLines(file, mapping, dates);
      void run(lines.current, none, { dryRun: true });
    },
    correct: (line: number, at: number, text: string) => void correct(line, at, text),
    send(all: boolean) {
      setStep('import');
      setStrict(all);
      void run(wanted(), none, { all });
    },
    goOn() {
      if (step === 'check') void run(lines.current, found, { dryRun: true });
      else void run(wanted(), made, { all: strict });
    },
    stop() {
      stop.current.abort();
      setRunning((was) => was && { ...was, state: 'stopping' });
    },
  };
}
export type Import = ReturnType<typeof useImport>;

const sentenceOf = (error: unknown) =>
  error instanceof CallError && error.status === 0 ? copy.notReached : explain(error);
