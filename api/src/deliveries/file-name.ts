const mostBytes = 140;

/** Whose papers they are, in numbers that people say. */
export interface Numbers {
  projectId: number;
  /** Which of the project's inspections, from 1. */
  inspection: number;
}
const of = ({ projectId, inspection }: Numbers) => `Project ${projectId} - Inspection ${inspection}`;

/**
 * Names a room's PDF in the drive: what it is, in words people search for, and the room's place, so that two rooms of one
 * name are two files. Characters some system forbids become dashes.
 */
export function sheetFileName(numbers: Numbers, room: { name: string; place: number }): string {
  let name = room.name
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
    .trim()
    .slice(0, 80);
  // A file name has at most 255 bytes, and some letters take three; half a letter is invalid.
  while (Buffer.byteLength(name) > mostBytes || !name.isWellFormed()) name = name.slice(0, -1);
  return `${of(numbers)} - Room ${room.place} - ${name} - claim sheet.pdf`;
}

/** The PDF of the whole inspection, or one of its parts if it is too large for one file. */
export function reportFileName(
  numbers: Numbers,
  { number, count }: { number: number; count: number } = { number: 1, count: 1 },
): string {
  return `${of(numbers)} - report${count > 1 ? `, part ${number} of ${count}` : ''}.pdf`;
}

/** In the drive one file per inspection, of its newest estimate; in a letter the one of this number. */
export const estimateFileName = (numbers: Numbers, number?: number, format: 'pdf' | 'csv' = 'pdf'): string =>
  `${of(numbers)} - estimate${number ? ` ${number}` : ''}.${format}`;

export const supplementFileName = (numbers: Numbers, number: number): string =>
  `${of(numbers)} - supplement S${number}.pdf`;
