/** A mark's box is as wide as it is high; its strokes are flat lists x0, y0, x1, y1, …, as those of the review. */
export const markAcross = 10_000;
