/** "S1", as it is printed and said. */
export const supplementNumber = (number: number): string => `S${number}`;
