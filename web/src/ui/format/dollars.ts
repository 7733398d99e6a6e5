import { numberFormat } from './formats.ts';

/** "$1,625.65" */
export const dollars = numberFormat({ style: 'currency', currency: 'USD' });
