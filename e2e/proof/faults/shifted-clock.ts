import { readFileSync } from 'node:fs';

/** Loaded before the server: shifts its clock by the milliseconds in the file, as if someone had set the machine's. */
const file = process.env.CLOCK_SHIFT_FILE;
if (!file) throw new Error('CLOCK_SHIFT_FILE is not set.');
const Right = Date;
let shift = 0;
setInterval(() => {
  shift = Number(readFileSync(file, 'utf8'));
}, 20).unref();

globalThis.Date = class extends Right {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Right.now() + shift);
    else super(...(given as [number]));
  }
  static override now(): number {
    return Right.now() + shift;
  }
} as DateConstructor;
