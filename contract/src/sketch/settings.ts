import { z } from 'zod';
import { dateTime } from '../shapes.ts';
import { sketchRules } from './rules.ts';
import type { OpeningKind } from './shape.ts';
import { usualRules } from './usual-rules.ts';

const side = z.number().int().min(16).max(9_600);
const size = z.strictObject({ width: side, height: side });
const openings = z.strictObject({
  door: size,
  double: size,
  bifold: size,
  arch: size,
  window: size.extend({ sill: z.number().int().min(0).max(9_600) }),
});

/** What the company says of sketches: what counts, and the size of a new opening, in sixteenths of an inch. */
export const sketchSettingsFields = { ...sketchRules.shape, openings };
export const sketchSettingsEntry = z.strictObject(sketchSettingsFields);
export type SketchSettingsEntry = z.output<typeof sketchSettingsEntry>;
export const sketchSettings = z.object({
  version: z.number(),
  savedAt: dateTime.nullable(),
  savedBy: z.string().nullable(),
  ...sketchSettingsFields,
});
export type SketchSettings = z.output<typeof sketchSettings>;

const door = { width: 576, height: 1_280 };
/** The settings before anybody has saved some. */
export const usualSettings: SketchSettingsEntry = {
  ...usualRules,
  openings: {
    ...{ door, arch: door },
    double: { ...door, width: 1_152 },
    bifold: { ...door, width: 960 },
    window: { width: 576, height: 768, sill: 576 },
  },
};

export const openingNames: Readonly<Record<OpeningKind | 'missing', string>> = {
  ...{ door: 'Door', double: 'Double door', bifold: 'Bifold door', arch: 'Opening', window: 'Window' },
  missing: 'Missing wall',
};
