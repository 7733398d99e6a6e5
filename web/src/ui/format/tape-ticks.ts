/** Widths in px: a tick, the distance to the next tick, and the extra between clusters. */
export const tapeSizes = {
  narrow: { tick: 2, pitch: 3, gap: 2, height: 20 },
  wide: { tick: 3, pitch: 5, gap: 5, height: 26 },
  group: { tick: 3, pitch: 5, gap: 5, height: 18 },
};

export type TapeSize = keyof typeof tapeSizes;

/** One line of the sheet: its group and its place in it, both from 0, and where its tick starts. */
export interface Tick {
  group: number;
  line: number;
  x: number;
}

/** The ticks of all groups from left to right, and the width of the tape. */
export function tapeTicks(groups: readonly number[], size: TapeSize): { ticks: Tick[]; width: number } {
  const { tick, pitch, gap } = tapeSizes[size];
  const ticks: Tick[] = [];
  let x = 0;
  groups.forEach((lines, group) => {
    for (let line = 0; line < lines; line += 1) {
      ticks.push({ group, line, x });
      x += pitch;
    }
    x += gap;
  });
  const last = ticks.at(-1);
  return { ticks, width: last ? last.x + tick : 0 };
}

/** The group whose ticks are nearest to `x`; undefined on an empty tape. */
export function groupAt(ticks: readonly Tick[], x: number): number | undefined {
  let nearest: Tick | undefined;
  for (const tick of ticks) {
    if (!nearest || Math.abs(tick.x - x) < Math.abs(nearest.x - x)) nearest = tick;
  }
  return nearest?.group;
}
