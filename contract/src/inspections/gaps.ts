/** Rooms of whose claim sheet nothing is filled, and rooms without a photo: what the office misses of a room. */
export const withoutLines = <R extends { readonly filledCount: number }>(rooms: readonly R[]): R[] =>
  rooms.filter(({ filledCount }) => filledCount === 0);

export const withoutPhoto = <R extends { readonly photos: number }>(rooms: readonly R[]): R[] =>
  rooms.filter(({ photos }) => photos === 0);
