import { lengthInWords } from '@tidemark/contract/sketch/lengths';

/** One length that is asked for. */
export interface PadField {
  name: string;
  label: string;
  /** In sixteenths of an inch. */
  value: number;
}

/** What the pad asks, and what is done with it. */
export interface PadTask {
  title: string;
  hint?: string;
  fields: readonly PadField[];
  /** Two ways, where there are two: out or in. */
  ways?: readonly [string, string];
  done: string;
  /** @returns whether it was done; the pad stays open where it was not */
  apply: (values: Readonly<Record<string, number>>, way: string | undefined) => boolean;
}

/** A length as it is typed: feet, inches, and sixteenths of an inch. */
export interface Typed {
  ft: string;
  in: string;
  part: number;
}
export type PadPart = 'ft' | 'in';

export const typedOf = (length: number): Typed => ({
  ft: String(Math.floor(length / 192)),
  in: String(Math.floor((length % 192) / 16)),
  part: length % 16,
});
export const lengthOf = ({ ft, in: inches, part }: Typed): number =>
  Number(ft || 0) * 192 + Number(inches || 0) * 16 + part;

/** What a key makes of a length; a fresh part is replaced by its first digit. */
export function press(typed: Typed, part: PadPart, key: string, fresh: boolean): Typed {
  if (key === 'clear') return { ft: '', in: '', part: 0 };
  if (key === 'delete') {
    if (part === 'in' && typed.part > 0) return { ...typed, part: 0 };
    return { ...typed, [part]: fresh ? '' : typed[part].slice(0, -1) };
  }
  if (key === 'sixteenth') return { ...typed, part: (typed.part + 1) % 16 };
  if (key === 'half') return { ...typed, part: typed.part === 8 ? 0 : 8 };
  const text = `${fresh ? '' : typed[part]}${key}`.replace(/^0+(?=\d)/, '').slice(0, 3);
  // The first digit of feet begins another length.
  return part === 'ft' && fresh ? { ft: text, in: '', part: 0 } : { ...typed, [part]: text };
}

export const fractionOf = (part: number): string => lengthInWords(part).slice(3, -1).trim();
