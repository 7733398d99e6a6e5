/** While units run, visits begin at most this far apart: 26 hours, in milliseconds. */
export const visitEvery = 26 * 3_600_000;
