import { bringSheetIfGiven } from './bring-sheet.ts';

/** The sheets on the screen, by their room, and the inspection of each. */
const shown = new Map<string, string>();

/** A sheet is on the screen until the answer is called. */
export function showSheet(inspectionId: string, roomId: string): () => void {
  shown.set(roomId, inspectionId);
  return () => shown.delete(roomId);
}

/** Brings what another device has changed in the sheets on the screen; the others are asked for when they are opened. */
export async function bringShownSheets(ofInspection: string): Promise<void> {
  for (const [roomId, inspectionId] of shown) {
    if (inspectionId === ofInspection) await bringSheetIfGiven(inspectionId, roomId);
  }
}
