const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What somebody wrote, within a sentence: letters that run from right to left would take the figures after them along. */
export const isolated = (text: string): string =>
  // First Strong Isolate, Pop Directional Isolate.
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
