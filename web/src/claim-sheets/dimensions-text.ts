import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';

/** L' x W' x H' (second document, section 2); '' where nothing is measured, a dash for what is missing. */
export function dimensionsText({ dimensionsLength, dimensionsWidth, dimensionsHeight }: Dimensions): string {
  const all = [dimensionsLength, dimensionsWidth, dimensionsHeight];
  if (all.every((feet) => !feet)) return '';
  return all.map((feet) => (feet ? `${feet}'` : '-')).join(' x ');
}
