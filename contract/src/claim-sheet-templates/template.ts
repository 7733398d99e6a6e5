import { z } from 'zod';
import { filledCount } from '../claim-sheets/filled.ts';
import { mergeRows, type SheetRows } from '../claim-sheets/row.ts';
import { claimSheetData, toClaimSheetPart, toSheetRows } from '../claim-sheets/sheet.ts';
import { dateTime } from '../shapes.ts';

export const lossKinds = [
  'Water category 1',
  'Water category 2',
  'Water category 3',
  'Mold',
  'Fire',
  'Other',
] as const;
export type LossKind = (typeof lossKinds)[number];

/**
 * Lines to start a claim sheet with. It belongs to whoever saved it; everyone sees it if `shared`; its owner and
 * managers may change it.
 */
export const template = z.object({
  id: z.string(),
  name: z.string(),
  lossKind: z.enum(lossKinds),
  shared: z.boolean(),
  /** Whether the caller saved it. */
  mine: z.boolean(),
  /** '' on the device until the server confirms it. */
  savedBy: z.string(),
  /** The part of a sheet that holds its lines. */
  claimSheetData,
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Template = z.output<typeof template>;
declare module '../offline.ts' {
  interface LocalTables {
    templates: Template;
  }
}

/** Lines as a template stores them: without cleared values. */
export function templateData(rows: SheetRows): z.output<typeof claimSheetData> {
  return toClaimSheetPart(mergeRows({}, rows));
}

export function templateRows({ claimSheetData: data }: Pick<Template, 'claimSheetData'>): SheetRows {
  return toSheetRows(data);
}

export function templateLines(of: Pick<Template, 'claimSheetData'>): number {
  return filledCount(templateRows(of));
}
