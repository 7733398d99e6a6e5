import type { Page } from '@playwright/test';
import { expect } from '../fixtures/patient.ts';
import { freshInspection } from './open-inspection.ts';

export interface Size {
  dimensionsLength: number;
  dimensionsWidth: number;
  dimensionsHeight: number;
}

/** An open inspection of technician2 with these rooms on the server, and the office's actions on their sheets. */
export async function inspectionWithRooms(url: string, names: readonly string[], size: Size) {
  const inspection = await freshInspection(url);
  const rooms: string[] = [];
  for (const name of names) {
    const { room } = await inspection.its.ask<{ room: { id: string } }>('POST', '/rooms', {
      inspectionId: inspection.id,
      name,
      type: 'Basement',
      ...size,
    });
    rooms.push(room.id);
  }
  const ask = inspection.its.ask;
  return {
    sheetAddress: (room: number) => `${inspection.address}/room/${rooms[room]!}`,
    /** Another device of this technician measures a room again. */
    measure: (room: number, change: Partial<Size>) =>
      ask('PUT', `/rooms/${rooms[room]!}`, { inspectionId: inspection.id, ...change }),
    /** Another device of this technician draws a room. */
    draw: (room: number, sketch: object) =>
      ask('PUT', `/rooms/${rooms[room]!}/sketch`, { inspectionId: inspection.id, sketch }),
    /** How many openings each version of a room's sketch has, the newest first. */
    async versions(room: number): Promise<(number | undefined)[]> {
      const { versions } = await ask<{ versions: { sketch: { openings: unknown[] } | null }[] }>(
        'GET',
        `/rooms/${rooms[room]!}/sketch/versions`,
      );
      return versions.map(({ sketch }) => sketch?.openings.length);
    },
    /** Another device of this technician fills a line. */
    fill: (room: number, fieldMasterId: number, fieldData: object) =>
      ask('PUT', `/rooms/claim-sheet-data/${rooms[room]!}/field/${fieldMasterId}`, {
        inspectionId: inspection.id,
        inspectionRoomId: rooms[room]!,
        fieldMasterId,
        fieldData,
      }),
    /** The same with any part of the sheet. */
    save: (room: number, claimSheetData: object) =>
      ask('POST', '/claim-sheet-data/bulk', {
        inspectionId: inspection.id,
        inspectionRoomId: rooms[room]!,
        claimSheetData,
      }),
    /** A line on the server. */
    async line(room: number, fieldMasterId: number): Promise<Record<string, unknown> | undefined> {
      const { claimSheetData } = await ask<{ claimSheetData: Record<string, unknown> }>(
        'GET',
        `/rooms/claim-sheet-data/${rooms[room]!}`,
      );
      const lines = Object.values(claimSheetData).flat() as Record<string, unknown>[];
      return lines.find((line) => line.fieldMasterId === fieldMasterId);
    },
  };
}

/** The cell of a line on the paper form. */
export const cell = (page: Page, id: number, column: string) =>
  page.locator(`input[data-line="${id}"][data-column="${column}"]`);

export const pad = (page: Page) => page.getByRole('dialog', { name: /^Number pad/ });

/** Presses keys of the number pad by their names or labels. */
export async function pressOnPad(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await pad(page).getByRole('button', { name: key, exact: true }).click();
}

/** Opens a group through the index of all groups, which closes the others. */
export async function openGroup(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Groups' }).click();
  const index = page.getByRole('dialog', { name: /^Groups/ });
  await index.getByRole('button', { name: new RegExp(`^${title}\\b`) }).click();
  await expect(index).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(`^${title}\\b`) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
}

/** Pastes a text at the focus, as Ctrl+V does with a spreadsheet's copy. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);
}

/** Records each room name with its number of filled lines, whenever the page was drawn again. */
export async function noteHeads(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const heads = new Set<string>();
    const look = () => {
      const name = document.querySelector('h1')?.textContent;
      const filled = document.querySelector('[aria-label="Lines filled"]')?.textContent?.match(/\d+ of 106/);
      if (filled) heads.add(`${name}: ${filled[0]} lines filled`);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return heads;
  });
  return () => noted.evaluate((heads) => [...heads]);
}
