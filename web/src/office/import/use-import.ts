import type { ImportLine } from '@tidemark/contract/office/import';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../offline/call-error.ts';
import { explain } from '../../offline/report-fault.ts';
import { guessMapping, type ImportFile, linesOf, type Mapping, readFile, remap } from './read-file.ts';
import { type Judgement, sendLines } from './send-lines.ts';

/** columns: which is what. check: a dry run, then what it found. import: for good, then what came of it. */
type Step = 'file' | 'columns' | 'check' | 'import';
export interface Running {
  /** Lines asked for. */
  of: number;
  /** running, stopping: the part on its way is waited for. stopped: by the person. broken: by the network or the office. */
  state: 'running' | 'stopping' | 'stopped' | 'broken' | 'done';
  problem?: string;
}

const none: Judgement = new Map();

/** One file on its way from the disk into projects. */
export function useImport() {
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<ImportFile>();
  const [problem, setProblem] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [found, setFound] = useState(none);
  const [made, setMade] = useState(none);
  const [running, setRunning] = useState<Running>();
  const [strict, setStrict] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function take(chosen: File | undefined) {
    if (!chosen) return;
    const read = await readFile(chosen);
    if (typeof read === 'string') return setProblem(read);
    setProblem(undefined);
    setFile(read);
    setMapping(guessMapping(read));
    setStep('columns');
  }
  /** Sends what of `lines` was not told of yet. */
  async function run(lines: readonly ImportLine[], known: Judgement, { dryRun = false, all = false }) {
    const here = new AbortController();
    stop.current = here;
    const lay = dryRun ? setFound : setMade;
    // One that was left for another says nothing any more.
    const tell = (state: Running) => stop.current === here && setRunning(state);
    let told = known;
    lay(told);
    setRunning({ of: lines.length, state: 'running' });
    try {
      await sendLines(
        lines.filter(({ line }) => !told.has(line)),
        {
          dryRun,
          strict: all,
          signal: here.signal,
          tell(judged) {
            told = new Map([...told, ...judged]);
            if (stop.current === here) lay(told);
          },
        },
      );
      tell({ of: lines.length, state: told.size < lines.length ? 'stopped' : 'done' });
    } catch (error) {
      tell({ of: lines.length, state: 'broken', problem: sentenceOf(error) });
    }
  }
  const lines = () => (file ? linesOf(file, mapping) : []);
  const wanted = () => lines().filter(({ line }) => found.get(line)?.outcome === 'created');

  return {
    ...{ step, file, problem, mapping, found, made, running },
    take,
    remap: (at: number, column: Mapping[number]) => setMapping((known) => remap(known, at, column)),
    back: () => setStep('columns'),
    again() {
      setFile(undefined);
      setStep('file');
    },
    check() {
      setStep('check');
      void run(lines(), none, { dryRun: true });
    },
    send(all: boolean) {
      setStep('import');
      setStrict(all);
      void run(wanted(), none, { all });
    },
    goOn() {
      if (step === 'check') void run(lines(), found, { dryRun: true });
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
  error instanceof CallError && error.status === 0 ? 'The office was not reached.' : explain(error);
