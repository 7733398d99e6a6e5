/** What went wrong, in words for the person at the screen. */
export class Problem extends Error {}
