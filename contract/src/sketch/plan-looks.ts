import type { Look, WordLook } from './drawing.ts';

interface PaperLook {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly [number, number];
  readonly cap?: 'square';
}

const ink = '#0C1C20';
const grey = '#3C5157';
const water = '#0B5563';

/** How a plan looks on paper and in a file, which have no dark mode. A dashed edge and a word say wet, not color alone. */
export const paperLooks: Readonly<Record<Look, PaperLook>> = {
  floor: { fill: '#FFFFFF' },
  wet: { fill: '#DCEBEE', stroke: water, width: 2, dash: [6, 4] },
  wetAbove: { stroke: water, width: 2, dash: [2, 4] },
  object: { fill: '#F1F5F5', stroke: grey, width: 1.5 },
  wetWall: { stroke: water, width: 3, dash: [2, 3] },
  missing: { stroke: grey, width: 1.5, dash: [4, 3] },
  solid: { stroke: ink, width: 4, cap: 'square' },
  jamb: { stroke: ink, width: 2 },
  arch: { stroke: grey, width: 1.5, dash: [4, 3] },
  leaf: { stroke: ink, width: 2 },
  arc: { stroke: grey, width: 1.5, dash: [4, 3] },
  window: { fill: '#FFFFFF', stroke: ink, width: 1.5 },
};

export const wordLooks: Readonly<Record<WordLook, { size: number; color: string; bold: boolean }>> = {
  length: { size: 14, color: ink, bold: true },
  wetName: { size: 13, color: water, bold: true },
  objectName: { size: 12, color: grey, bold: false },
};
