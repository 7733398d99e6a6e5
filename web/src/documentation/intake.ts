import type { Category } from '@tidemark/contract/documentation-file';
import { useSyncExternalStore } from 'react';
import type { Became } from '../files/take-file.ts';
import { makeListeners } from '../observable.ts';
import { freeSpace } from '../offline/disk/index.ts';
import { pace } from '../offline/store/index.ts';
import { addFile, type Source } from './add-file.ts';

export interface Outcome {
  name: string;
  category: Category;
  became: Exclude<Became, 'added'> | 'not-tried';
}

/** Files being added to an inspection, or to a job. */
export interface Intake {
  /** How many were checked, of how many. */
  done: number;
  of: number;
  added: number;
  /** Files not on the device, in order. */
  problems: readonly Outcome[];
  /** Needed and free bytes, if the browser will not give enough. */
  short: { needed: number; free: number } | undefined;
  /** How far the previous intake came before the page closed. */
  broken?: Broken | undefined;
}
type Broken = Pick<Intake, 'done' | 'of'>;

const nothing: Intake = { done: 0, of: 0, added: 0, problems: [], short: undefined };
const intakes = new Map<string, Intake>();
/** A phone may kill the page; files not yet added are lost, and their tab says so. */
const markOf = (inspectionId: string) => `intake-${inspectionId}`;
const { tell, listen } = makeListeners();
const told = pace<void>(tell);
let last = Promise.resolve();

function set(inspectionId: string, next: Intake): void {
  intakes.set(inspectionId, next);
  const { done, of: all } = next;
  if (isSaving(next)) sessionStorage.setItem(markOf(inspectionId), JSON.stringify({ done, of: all }));
  else sessionStorage.removeItem(markOf(inspectionId));
  const saving = [...intakes.values()].some(isSaving);
  if (saving) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
  told.next();
}

function of(inspectionId: string): Intake {
  if (!intakes.has(inspectionId)) {
    const mark = sessionStorage.getItem(markOf(inspectionId));
    intakes.set(inspectionId, mark ? { ...nothing, broken: JSON.parse(mark) as Broken } : nothing);
  }
  return intakes.get(inspectionId)!;
}
export const isSaving = ({ done, of: all }: Intake) => done < all;

/** Files still being added would be lost with the page. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

type Chosen = Pick<Source, 'category' | 'blob' | 'name'>;
type Add<S> = (source: S) => Promise<Became>;

/** Adds files to an inspection, as takeInto does. */
export const takeIn = (inspectionId: string, sources: readonly Source[]) =>
  takeInto(inspectionId, sources, (source) => addFile(inspectionId, source));

/**
 * Adds files one by one so that only one is in memory, after those still being added.
 * @param place what they are added to: an inspection's id, or another name of its own
 * @returns the result of each, once all are settled
 */
export function takeInto<S extends Chosen>(
  place: string,
  sources: readonly S[],
  add: Add<S>,
): Promise<(Became | 'not-tried')[]> {
  const before = isSaving(of(place)) ? of(place) : nothing;
  set(place, { ...before, of: before.of + sources.length });
  const mine = last.then(() => takeEach(place, sources, add));
  last = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
}

async function takeEach<S extends Chosen>(
  place: string,
  sources: readonly S[],
  add: Add<S>,
): Promise<(Became | 'not-tried')[]> {
  const needed = sources.reduce((sum, { blob }) => sum + blob.size, 0);
  const free = await freeSpace();
  if (free !== undefined && needed > free) set(place, { ...of(place), short: { needed, free } });
  const settled: (Became | 'not-tried')[] = [];
  for (const source of sources) {
    const became = settled.includes('no-room') ? 'not-tried' : await add(source);
    settled.push(became);
    const now = of(place);
    set(place, {
      ...now,
      done: now.done + 1,
      ...(became === 'added'
        ? { added: now.added + 1 }
        : { problems: [...now.problems, { name: source.name, category: source.category, became }] }),
    });
  }
  return settled;
}

export function useIntake(inspectionId: string): Intake {
  return useSyncExternalStore(listen, () => of(inspectionId));
}
