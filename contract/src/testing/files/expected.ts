import type { RefusalCode } from '../../refusals.ts';
import type { Bytes } from './binary.ts';

/** Where a file is added: a category of the documentation, or the trash photos. */
export type Place = 'photo' | 'document' | 'voice' | 'trash';

/** The result for a file, the same on device and server. */
export interface Case {
  what: string;
  place: Place;
  name: string;
  make: () => Bytes | Promise<Bytes>;
  /** Its stored media type, or why it is refused. */
  kept?: string;
  refused?: RefusalCode;
  /** What the refusal's message says it is, or what to do. */
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
  tooMuch: (what: string, name: string, make: Make): Case => ({
    ...{ what, place, name, make, refused: 'validation_failed', says: 'too large to open' },
  }),
  empty: (what: string, name: string, make: Make): Case => ({
    what,
    place,
    name,
    make,
    refused: 'file_empty',
  }),
});
