/** Random values that are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** An integer from `least` to `most`. */
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;
  /** This many of the list, in order. */
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list.keys()];
    const taken = Array.from(
      { length: Math.min(count, list.length) },
      () => left.splice(whole(0, left.length - 1), 1).at(0)!,
    );
    return taken.sort((a, b) => a - b).map((at) => list[at]!);
  };
  return { chance: (of: number) => next() < of, whole, pick, some };
}
export type Random = ReturnType<typeof randomOf>;
