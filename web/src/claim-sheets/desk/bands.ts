import type { ClaimSheetSectionKey } from '@tidemark/contract/claim-sheets/catalogue';
import { type Group, groupOf } from '../lines.ts';

const columns = (...keys: ClaimSheetSectionKey[][]): Group[][] => keys.map((column) => column.map(groupOf));

/** The four bands of the paper form; each is a row of columns, each column holds groups one below the other. */
export const bands: readonly (readonly Group[])[][] = [
  columns(['roomInformation']),
  columns(['general'], ['contents'], ['misc'], ['appliances'], ['plumbing'], ['electrical']),
  columns(['extraction'], ['baseboardTrim'], ['doors']),
  columns(
    ['floors', 'containmentBarrier'],
    ['cabinets', 'floodCuts', 'tensionPosts'],
    ['walls', 'ceiling', 'moldPresent', 'zippers'],
  ),
];

/** Measured: head and lines of a group, inside its edges. The browser needs it for groups it has not drawn yet. */
export const groupHeight = (lines: number) => 31.5 + lines * 27;
/** Both edges of a group, and the gap to the one below it. */
export const groupEdges = 2;
export const groupGap = 10;
