/** Attempts per minute from one address at guessable things, for any account. */
export const triesAMinute = 30;
