const mostBytes = 140;

/**
 * Names a room's PDF in the drive: what it is, in words people search for, and the room's id, which keeps it one file.
 * Characters some system forbids become dashes.
 */
export function sheetFileName(projectId: number, room: { id: string; name: string }): string {
  let name = room.name
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
    .trim()
    .slice(0, 80);
  // A file name has at most 255 bytes, and some letters take three; half a letter is invalid.
  while (Buffer.byteLength(name) > mostBytes || !name.isWellFormed()) name = name.slice(0, -1);
  return `Project ${projectId} - ${name} - claim sheet ${room.id}.pdf`;
}

/** The PDF of the whole inspection, or one of its parts if it is too large for one file. */
export function reportFileName(
  projectId: number,
  inspectionId: string,
  { number, count }: { number: number; count: number } = { number: 1, count: 1 },
): string {
  const part = count > 1 ? `, part ${number} of ${count}` : '';
  return `Project ${projectId} - inspection report ${inspectionId}${part}.pdf`;
}

/** The estimate's PDF: one file per inspection, of its newest estimate. */
export const estimateFileName = (projectId: number, inspectionId: string): string =>
  `Project ${projectId} - estimate ${inspectionId}.pdf`;
