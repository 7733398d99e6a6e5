import { open } from 'node:fs/promises';
import { mostParts } from '@tidemark/contract/pictures/walk';
import exifr from 'exifr';

/** When and where a picture was taken, according to its camera. */
export interface CameraFacts {
  /** Local time, `YYYY-MM-DDTHH:mm:ss`, with the UTC offset if the camera wrote one. */
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
}

const nothing: CameraFacts = { takenAt: null, latitude: null, longitude: null };
const wallClock = /^(\d{4}):(\d\d):(\d\d) (\d\d):([0-5]\d:[0-5]\d)$/;
/** The limit of time zones. */
const offset = /^[+-](0\d:[0-5]\d|1[0-3]:[0-5]\d|14:00)$/;
/** Earlier dates come from cameras whose clock was never set. */
const firstYear = 1900;

/** Some cameras write the hour after midnight as hour 24. */
function momentOf(written: unknown, zone: unknown): string | null {
  const [, year, month, day, hour, rest] = wallClock.exec(String(written)) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = `${hour === '24' ? '00' : hour}:${rest}`;
  const at = new Date(`${date}T${time}Z`);
  // Date reads a day its month lacks as one of the next month.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(date)) return null;
  if (Number(year) < firstYear) return null;
  return `${date}T${time}${offset.test(String(zone)) ? zone : ''}`;
}

/** Degrees, minutes and seconds with their hemisphere; six decimals are a hand's width. */
function degreesOf(written: unknown, side: unknown, [plus, minus]: string, most: number): number | null {
  const ways: Record<string, number> = { [plus!]: 1, [minus!]: -1 };
  const sign = ways[String(side).trim().toUpperCase()];
  if (!Array.isArray(written) || written.length !== 3 || sign === undefined) return null;
  const [degrees, minutes, seconds] = written.map(Number) as [number, number, number];
  const value = degrees + minutes / 60 + seconds / 3600;
  // Some cameras round to sixty.
  if (!(degrees >= 0 && minutes >= 0 && minutes <= 60 && seconds >= 0 && seconds <= 60 && value <= most))
    return null;
  return Number((sign * value).toFixed(6));
}

/** Where formats of chunks have EXIF. */
const chunked = [
  {
    begins: /^RIFF....WEBP/s,
    first: 12,
    named: 'EXIF',
    size: 'readUInt32LE',
    nameAt: 0,
    padded: true,
    more: 0,
  },
  {
    begins: /^\u0089PNG/,
    first: 8,
    named: 'eXIf',
    size: 'readUInt32BE',
    nameAt: 4,
    padded: false,
    more: 4,
  },
] as const;

/**
 * The EXIF chunk of a WebP or PNG, as exifr cannot read the one and unpacks the other's color profile whole, in memory;
 * for any other file its name, to read it from there.
 */
async function exifIn(path: string): Promise<string | Buffer | undefined> {
  await using file = await open(path, 'r');
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
  const head = (await read(0, 12)).toString('latin1');
  const format = chunked.find(({ begins }) => begins.test(head));
  if (!format) return path;
  for (let at = format.first, parts = 0; parts < mostParts; parts++) {
    const chunk = await read(at, 8);
    if (chunk.length < 8) return undefined;
    const length = chunk[format.size](4 - format.nameAt);
    if (chunk.toString('latin1', format.nameAt, format.nameAt + 4) !== format.named) {
      at += 8 + length + (format.padded ? length % 2 : 0) + format.more;
      continue;
    }
    const exif = await read(at + 8, Math.min(length, mostExif));
    return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  }
  return undefined;
}
/** The limit of a JPEG's. */
const mostExif = 65_536;

const pick = ['DateTimeOriginal', 'OffsetTimeOriginal', 'CreateDate', 'OffsetTimeDigitized'];
pick.push('GPSLatitude', 'GPSLatitudeRef', 'GPSLongitude', 'GPSLongitudeRef');

/** Reads a picture's EXIF. Unreadable or impossible values count as missing: a picture is valid without them. */
export async function cameraFacts(path: string): Promise<CameraFacts> {
  const exif = await exifIn(path);
  const read: Record<string, unknown> | undefined =
    exif && (await exifr.parse(exif, { pick, reviveValues: false }).catch(() => undefined));
  if (!read) return nothing;
  const latitude = degreesOf(read.GPSLatitude, read.GPSLatitudeRef, 'NS', 90);
  const longitude = degreesOf(read.GPSLongitude, read.GPSLongitudeRef, 'EW', 180);
  // Cameras without a position write zero and zero, in the sea off Africa.
  const isPlaced = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    // EXIF's DateTimeDigitized has this name here.
    takenAt:
      momentOf(read.DateTimeOriginal, read.OffsetTimeOriginal) ??
      momentOf(read.CreateDate, read.OffsetTimeDigitized),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
  };
}
