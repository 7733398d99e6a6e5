import { lengthInWords, typedLength } from '@tidemark/contract/sketch/lengths';
import type { SketchSettingsEntry } from '@tidemark/contract/sketch/settings';
import { openingKinds } from '@tidemark/contract/sketch/shape';
import { copy } from './copy.ts';

/** The settings as they are typed: lengths and square feet are texts, by their names ("door.width"). */
export interface SettingsForm {
  doorsFromPerimeter: boolean;
  deduct: SketchSettingsEntry['deduct'];
  overSf: string;
  sizes: Readonly<Record<string, string>>;
}
export type SettingsErrors = Readonly<Record<string, string>>;

/** Every length of a kind of opening, by its name in the form. */
export const sizeNames = openingKinds.flatMap((kind) =>
  (kind === 'window' ? (['width', 'height', 'sill'] as const) : (['width', 'height'] as const)).map(
    (side) => ({ kind, side, name: `${kind}.${side}` }),
  ),
);

const sizeOf = ({ openings }: SketchSettingsEntry, { kind, side }: (typeof sizeNames)[number]): number =>
  (openings[kind] as Record<string, number>)[side]!;

export const formOf = (settings: SketchSettingsEntry): SettingsForm => ({
  doorsFromPerimeter: settings.doorsFromPerimeter,
  deduct: settings.deduct,
  overSf: String(settings.overSf),
  sizes: Object.fromEntries(sizeNames.map((one) => [one.name, lengthInWords(sizeOf(settings, one))])),
});

/** How many things differ from what stands. */
export function changesIn(form: SettingsForm, was: SettingsForm): number {
  const { sizes, ...others } = form;
  const { sizes: wereSizes, ...were } = was;
  const isOther = (name: keyof typeof others) => others[name] !== were[name];
  return (
    (['doorsFromPerimeter', 'deduct', 'overSf'] as const).filter(isOther).length +
    sizeNames.filter(({ name }) => sizes[name] !== wereSizes[name]).length
  );
}

/** What is typed, or what of it cannot be. */
export function readForm(form: SettingsForm): { entered: SketchSettingsEntry } | { errors: SettingsErrors } {
  const errors: Record<string, string> = {};
  const over = /^\d{1,4}(?:\.\d{1,2})?$/.test(form.overSf.trim()) ? Number(form.overSf) : undefined;
  if (over === undefined) errors.overSf = copy.overWrong;
  const openings: Record<string, Record<string, number>> = {};
  for (const { kind, side, name } of sizeNames) {
    const length = typedLength(form.sizes[name] ?? '');
    const least = side === 'sill' ? 0 : 16;
    if (length === undefined || length < least || length > 9_600)
      errors[name] = side === 'sill' ? copy.sillWrong : copy.sizeWrong;
    else openings[kind] = { ...openings[kind], [side]: length };
  }
  if (over === undefined || Object.keys(errors).length > 0) return { errors };
  const { doorsFromPerimeter, deduct } = form;
  return {
    entered: {
      ...{ doorsFromPerimeter, deduct, overSf: over },
      openings: openings as unknown as SketchSettingsEntry['openings'],
    },
  };
}
