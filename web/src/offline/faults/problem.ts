/** What went wrong, said in words that are for whoever reads the screen. */
export class Problem extends Error {}
