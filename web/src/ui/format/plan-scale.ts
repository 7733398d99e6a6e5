export interface PlanSize {
  /** Feet. */
  length: number;
  width: number;
}

/** The scale in pixels per foot at which the largest room fits the frame; all rooms use it. */
export function planScale(rooms: readonly PlanSize[], frame = { width: 90, height: 56 }): number {
  const longest = Math.max(1, ...rooms.map((room) => room.length));
  const widest = Math.max(1, ...rooms.map((room) => room.width));
  return Math.min((frame.width - 2) / longest, (frame.height - 2) / widest);
}
