/** When something offline happened: the device's time, but never later than now or before `since`. */
export function earliest(said: string | undefined, now: Date, since?: string): string {
  const moment = said === undefined ? now.getTime() : Math.min(Date.parse(said), now.getTime());
  return new Date(since === undefined ? moment : Math.max(moment, Date.parse(since))).toISOString();
}
