import type { ReportInput } from './input.ts';

type Room = ReportInput['rooms'][number]['room'];

/** "Damaged" */
export const condition = ({ condition: word }: Room) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "28.5' × 14' × 7.8'" */
export function dimensions({ dimensionsLength, dimensionsWidth, dimensionsHeight }: Room): string {
  const sides = [dimensionsLength, dimensionsWidth, dimensionsHeight];
  if (sides.every((side) => side === null)) return 'Not measured';
  return sides.map((side) => (side === null ? '–' : `${side}'`)).join(' × ');
}
