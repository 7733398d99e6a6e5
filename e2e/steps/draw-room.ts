/** The sketch of an L of 20 × 14 ft, 9 ft high. */
export const ellOf20x14 = {
  v: 1,
  points: [
    [0, 0],
    [3840, 0],
    [3840, 1536],
    [2304, 1536],
    [2304, 2688],
    [0, 2688],
  ],
  height: 1728,
};
