/** "Photos" are those of the documentation, on every screen (docs/decisions/0057). */
export const photoCounts = (photos: number, debris: number): (readonly [count: number, what: string])[] => [
  [photos, 'photo'],
  ...(debris > 0 ? ([[debris, 'debris photo']] as const) : []),
];
