import type { RefusalCode } from '../../refusals.ts';
import type { Bytes } from './binary.ts';

/** Where a file is put: one of a documentation's categories, or a trash photo. */
export type Place = 'photo' | 'document' | 'voice' | 'trash';

/** What becomes of a file, on a device and at the office alike. */
export interface Case {
  what: string;
  place: Place;
  name: string;
  make: () => Bytes | Promise<Bytes>;
  /** The media type it is kept under, or why it is refused. */
  kept?: string;
  refused?: RefusalCode;
  /** What the sentence of the refusal says it is, or what to do. */
  says?: string;
}

type Make = Case['make'];
const [invalid, cut, blank] = ['file_type_refused', 'file_cut_off', 'file_blank'] as const;

/** Rows of one place: kept under a type, or refused. */
export const at = (place: Place) => ({
  kept: (what: string, name: string, make: Make, kept: string): Case => ({ what, place, name, make, kept }),
  invalid: (what: string, name: string, make: Make, says: string): Case => ({
    ...{ what, place, name, make, says },
    refused: invalid,
  }),
  cut: (what: string, name: string, make: Make): Case => ({ what, place, name, make, refused: cut }),
  blank: (what: string, name: string, make: Make): Case => ({ what, place, name, make, refused: blank }),
  empty: (what: string, name: string, make: Make): Case => ({
    what,
    place,
    name,
    make,
    refused: 'file_empty',
  }),
});
