import { openPrinter } from '../render.ts';
import { basement } from './basement.ts';

/** Prints sheets without an end, and says so of each. */
const printer = openPrinter();
for (;;) {
  await printer.claimSheet(basement);
  process.send?.('printed');
}
