import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';
import type { Files } from '../files/blobs.ts';
import { renditions } from '../files/pictures.ts';
import { drawPhoto } from './draw-photo.ts';
import type { Unpictured } from './fill-demo.ts';
import type { Scene } from './photo-scene.ts';
import { type DemoPhoto, demoLog, demoPhotos } from './photos.ts';
import { photosOf } from './story/photos.ts';

const between = 6 * 60_000;
const place = { latitude: 41.8661, longitude: -88.107 };

interface Paths {
  db: Kysely<Database>;
  files: Files;
  sharp: typeof sharp;
  /** A scene is drawn once; each job has it in a light of its own. */
  drawn: Map<Scene, Promise<Uint8ClampedArray>>;
  /** Pixels across. */
  width: number;
}

/**
 * Photos of the demo's inspections, and a document. To draw them takes seconds, so the server listens before, and answers between
 * rows of pixels. An inspection gets all of its photos at once. Their bytes are there before their rows, as those of uploads are.
 */
export async function addEvidence(
  db: Kysely<Database>,
  files: Files,
  { completed, story }: Unpictured,
  width = story.length > 0 ? 480 : 256,
): Promise<void> {
  // Only the first start of a demo needs the image library.
  const { default: library } = await import('sharp');
  const paths = { db, files, sharp: library, drawn: new Map(), width };
  await addPhotos(paths, completed, { photos: () => demoPhotos, light: 0, log: demoLog });
  for (const [nth, id] of story.entries())
    await addPhotos(paths, id, { photos: storyPhotosIn, light: nth + 1 });
}

const storyPhotosIn = (rooms: readonly string[]): DemoPhoto[] =>
  rooms.flatMap((room) => photosOf(room).map((photo) => ({ ...photo, room })));

interface Taken {
  photos(rooms: readonly string[]): readonly DemoPhoto[];
  light: number;
  log?: string;
}

async function addPhotos(paths: Paths, inspectionId: string, { photos, light, log }: Taken): Promise<void> {
  const { db } = paths;
  const { technicianId, startedAt } = await db
    .selectFrom('inspections')
    .select(['technicianId', 'startedAt'])
    .where('id', '=', inspectionId)
    .executeTakeFirstOrThrow();
  const added = await db
    .selectFrom('rooms')
    .select(['id', 'name'])
    .where('inspectionId', '=', inspectionId)
    .orderBy('position')
    .execute();
  const rooms = new Map(added.map(({ id, name }) => [name, id]));
  const from = Date.parse(startedAt!) + between;
  const of = (bytes: Uint8Array, nth: number) => ({
    ...{ id: uuidv7(), inspectionId, technicianId },
    ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    createdAt: new Date(from + nth * between).toISOString(),
  });
  const rows = [];
  const taken = photos(added.map(({ name }) => name));
  for (const [nth, { room, caption, scene, mark, shot = null }] of taken.entries()) {
    const { bytes, small } = await develop(paths, scene, light);
    const row = of(bytes, nth);
    await Promise.all([
      keep(paths.files, row.sha256, bytes),
      keep(paths.files, row.sha256 + renditions['1600'].suffix, bytes),
      keep(paths.files, row.sha256 + renditions['320'].suffix, small),
    ]);
    rows.push({
      ...{ ...row, ...place, type: 'image/jpeg', flaw: null, description: room ? caption : null },
      kind: room ? ('photo' as const) : ('trash-photo' as const),
      name: `IMG_${String(4101 + light * 40 + nth)}.jpg`,
      roomId: (room && rooms.get(room)) ?? null,
      takenAt: row.createdAt.replace(/\.\d+Z$/, '+00:00'),
      shot,
      ...(mark && { marks: { [uuidv7()]: mark } }),
    });
  }
  if (rows.length > 0)
    await db
      .insertInto('files')
      .values([...rows, ...(log ? [await note(log)] : [])])
      .execute();

  async function note(text: string) {
    const bytes = new TextEncoder().encode(text);
    const document = of(bytes, taken.length);
    await keep(paths.files, document.sha256, bytes);
    return {
      ...{
        ...document,
        kind: 'document' as const,
        name: 'Drying log.txt',
        type: 'text/plain',
        takenAt: null,
      },
      ...{ latitude: null, longitude: null, description: 'Readings of three visits' },
    };
  }
}

/** A photo and its small copy, in the light of its job: two jobs with the same room do not have the same photo. */
async function develop({ sharp, drawn, width }: Paths, scene: Scene, light: number) {
  const pixels = drawn.get(scene) ?? drawPhoto(scene, width, () => nextTurn());
  drawn.set(scene, pixels);
  const raw = { width, height: (width * 3) / 4, channels: 3 } as const;
  const turned = { hue: ((light * 23) % 50) - 25, brightness: 1 + ((light * 7) % 5) * 0.03 };
  const photo = sharp(await pixels, { raw }).modulate(light === 0 ? {} : turned);
  const bytes = await photo.clone().resize(1280).jpeg({ quality: 72 }).toBuffer();
  return { bytes, small: await photo.resize(320).webp({ quality: 70 }).toBuffer() };
}

async function keep(files: Files, key: string, bytes: Uint8Array): Promise<void> {
  const path = join(files.incoming, `demo-${key}`);
  await writeFile(path, bytes);
  await files.blobs.put(key, path);
}
