import { openPrinter } from '../render.ts';
import { basement } from './basement.ts';

/** Prints sheets endlessly, and reports each one. */
const printer = openPrinter();
for (;;) {
  await printer.claimSheet(basement);
  process.send?.('printed');
}
