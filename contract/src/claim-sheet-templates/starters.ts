import type { SheetRows } from '../claim-sheets/row.ts';
import type { LossKind } from './template.ts';

/** A template everyone starts with. It holds no measurements, only equipment and first hours. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly lossKind: LossKind;
  readonly rows: SheetRows;
}

const [plantBased, regular, hepaSurfaces, hepaCavities] = [6, 5, 7, 8] as const;
const [contentsHours, blockAndPad, pumpHours] = [9, 15, 49] as const;
const [tensionPosts, zippers, smokeAlarm] = [104, 105, 44] as const;

export const starters: readonly Starter[] = [
  {
    id: 'starter-water-1',
    name: 'Clean water, first visit',
    lossKind: 'Water category 1',
    rows: { [contentsHours]: { detach: 1 }, [blockAndPad]: { detach: 4 } },
  },
  {
    id: 'starter-water-2',
    name: 'Gray water, first visit',
    lossKind: 'Water category 2',
    rows: {
      [plantBased]: { yesX: 1 },
      [contentsHours]: { detach: 1 },
      [blockAndPad]: { detach: 4 },
      [pumpHours]: { qty: 1 },
    },
  },
  {
    id: 'starter-water-3',
    name: 'Black water with containment',
    lossKind: 'Water category 3',
    rows: {
      [regular]: { yesX: 2 },
      [hepaSurfaces]: { yesX: 1 },
      [contentsHours]: { detach: 2 },
      [pumpHours]: { qty: 1 },
      [tensionPosts]: { qty: 4 },
      [zippers]: { qty: 1 },
    },
  },
  {
    id: 'starter-mold',
    name: 'Mold with containment',
    lossKind: 'Mold',
    rows: {
      [regular]: { yesX: 2 },
      [hepaSurfaces]: { yesX: 2 },
      [hepaCavities]: { yesX: 1 },
      [tensionPosts]: { qty: 4 },
      [zippers]: { qty: 1 },
    },
  },
  {
    id: 'starter-fire',
    name: 'Fire and smoke, first visit',
    lossKind: 'Fire',
    rows: {
      [hepaSurfaces]: { yesX: 2 },
      [contentsHours]: { detach: 2 },
      [smokeAlarm]: { detach: 1 },
    },
  },
];
