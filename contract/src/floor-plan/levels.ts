/** The levels of a house, from below. Without a schema, as the printing process loads none. */
export const levels = ['Basement', 'First floor', 'Second floor', 'Third floor', 'Attic'] as const;
export type Level = (typeof levels)[number];
