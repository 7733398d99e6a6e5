import type { Page } from '@playwright/test';
import { readStore } from '../inspection/store.ts';

/** What the device was seen to have, and lacks. */
export async function missing(
  page: Page,
  id: string,
  promised: ReadonlyMap<string, Record<number, number>>,
  photos: number,
): Promise<string[]> {
  const store = await readStore(page, id);
  const wrong = [...promised].flatMap(([roomId, figures]) => {
    const { rows = {} } = store.sheets.find((sheet) => sheet.id === roomId) ?? {};
    return Object.entries(figures)
      .filter(([line, figure]) => !Object.values(rows[line] ?? {}).includes(figure))
      .map(([line, figure]) => `line ${line} has not ${figure}`);
  });
  if (store.documentation.length !== photos) wrong.push(`${store.documentation.length} photos of ${photos}`);
  return wrong;
}
