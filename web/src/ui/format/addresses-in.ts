/** Addresses of mails as people type several: separated by commas, semicolons or spaces. */
export const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
