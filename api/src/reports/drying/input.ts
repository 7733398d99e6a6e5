import type { DryingReportKind } from '@tidemark/contract/drying/reading';
import type { Drying } from '@tidemark/contract/drying/whole';
import type { Sender } from '../../company/sender.ts';

/** A fact with its label; what is not known is left out. */
export interface NamedFact {
  label: string;
  value: string;
}

/** A photo of the drying. The report prints it only if points are marked on it; the photo sheet prints all. */
export interface DryingPhoto {
  id: string;
  number: number;
  ofKind: string | null;
  ofId: string | null;
  name: string;
  /** When and where it was taken. */
  taken: string;
  sha256: string;
  /** A JPEG, of one on which points are marked. */
  picture?: Uint8Array;
}

/** Everything a drying report is printed from: plain data, so that it can be handed to a process that prints. */
export interface DryingInput extends Sender {
  kind: DryingReportKind;
  drying: Drying;
  project: { id: number; title: string };
  /** Of whom: customer and address. */
  about: string;
  claim: string;
  /** Customer, insurer, loss and the like, for the head. */
  facts: NamedFact[];
  /** What is said of a loss long before the arrival. */
  lossNote: string | null;
  photos: DryingPhoto[];
  /** Names of technicians, by id. */
  people: Record<number, string>;
  altitudeFt: number;
  timeZone: string;
  footer: string | null;
  fileName: string;
  printedAt: string;
}
