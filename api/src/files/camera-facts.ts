import exifr from 'exifr';

/** When and where a camera says a picture was taken. */
export interface CameraFacts {
  /** Its wall clock, `YYYY-MM-DDTHH:mm:ss`, with the offset from UTC where it wrote one. */
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
}

const nothing: CameraFacts = { takenAt: null, latitude: null, longitude: null };
const wallClock = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/;
const offset = /^[+-]\d\d:\d\d$/;

function momentOf(written: unknown, zone: unknown): string | null {
  const [, year, month, day, time] = wallClock.exec(String(written)) ?? [];
  const moment = `${year}-${month}-${day}T${time}`;
  if (year === '0000' || Number.isNaN(Date.parse(`${moment}Z`))) return null;
  return offset.test(String(zone)) ? `${moment}${zone}` : moment;
}

/** Six decimals of a degree are a hand's breadth. */
const within = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? Number(value.toFixed(6)) : null;

/** Reads EXIF of a picture. What cannot be read is nothing: a picture is good without it. */
export async function cameraFacts(path: string): Promise<CameraFacts> {
  const pick = ['DateTimeOriginal', 'OffsetTimeOriginal', 'GPSLatitude', 'GPSLatitudeRef'];
  const read: Record<string, unknown> | undefined = await exifr
    .parse(path, { pick: [...pick, 'GPSLongitude', 'GPSLongitudeRef'], reviveValues: false })
    .catch(() => undefined);
  if (!read) return nothing;
  const latitude = within(read.latitude, 90);
  const longitude = within(read.longitude, 180);
  const placed = latitude !== null && longitude !== null;
  return {
    takenAt: momentOf(read.DateTimeOriginal, read.OffsetTimeOriginal),
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
  };
}
