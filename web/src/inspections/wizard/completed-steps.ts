const key = 'tsp-completed-steps';
/** Older inspections are ended or resume at their stored step. */
const most = 30;

type Kept = [id: string, steps: number[]][];

const kept = (): Kept => JSON.parse(globalThis.localStorage?.getItem(key) ?? '[]');

/** The steps of an inspection completed on this device: the stored step alone forgets those after it. */
export const completedSteps = (id: string): readonly number[] =>
  kept().find(([other]) => other === id)?.[1] ?? [];

export function keepCompletedSteps(id: string, steps: ReadonlySet<number>): void {
  const others = kept().filter(([other]) => other !== id);
  const all: Kept = [[id, [...steps]], ...others];
  globalThis.localStorage?.setItem(key, JSON.stringify(all.slice(0, most)));
}
