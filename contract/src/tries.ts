/** Tries a minute from one address at what is worth guessing, whoever they are for. */
export const triesAMinute = 30;
