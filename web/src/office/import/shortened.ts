/** The beginning of a long cell, without splitting an emoji. */
export function shortened(cell: string, most: number): string {
  if (cell.length <= most) return cell;
  const start = new Intl.Segmenter().segment(cell).containing(most)!.index;
  return `${cell.slice(0, start)}…`;
}
