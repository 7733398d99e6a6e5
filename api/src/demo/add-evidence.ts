import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema.ts';
import type { Files } from '../files/blobs.ts';
import { renditions } from '../files/pictures.ts';
import { drawPhoto, height, width } from './draw-photo.ts';
import { demoLog, demoPhotos } from './photos.ts';

const between = 6 * 60_000;
const place = { latitude: 41.8661, longitude: -88.107 };

/**
 * Photos and a document of a demo's completed inspection. To draw them takes about a second, so the server listens
 * before. Their bytes are there before their rows, as those of uploads are.
 */
export async function addEvidence(db: Kysely<Database>, files: Files, inspectionId: string): Promise<void> {
  const { technicianId, startedAt } = await db
    .selectFrom('inspections')
    .select(['technicianId', 'startedAt'])
    .where('id', '=', inspectionId)
    .executeTakeFirstOrThrow();
  const added = await db
    .selectFrom('rooms')
    .select(['id', 'name'])
    .where('inspectionId', '=', inspectionId)
    .execute();
  const rooms = new Map(added.map(({ id, name }) => [name, id]));
  const from = Date.parse(startedAt!) + between;
  // Only the first start of a demo needs the image library.
  const { default: sharp } = await import('sharp');
  const keep = async (key: string, bytes: Uint8Array) => {
    const path = join(files.incoming, `demo-${key}`);
    await writeFile(path, bytes);
    await files.blobs.put(key, path);
  };
  const of = (bytes: Uint8Array, nth: number) => ({
    ...{ id: uuidv7(), inspectionId, technicianId },
    ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    createdAt: new Date(from + nth * between).toISOString(),
  });
  const rows = [];
  for (const [nth, { room, caption, scene, mark }] of demoPhotos.entries()) {
    const raw = { width, height, channels: 3 } as const;
    const drawn = sharp(drawPhoto(scene), { raw });
    const bytes = await drawn
      .clone()
      .resize(width * 4)
      .jpeg({ quality: 74 })
      .toBuffer();
    const small = await drawn.resize(320).webp({ quality: 70 }).toBuffer();
    const row = of(bytes, nth);
    await Promise.all([
      keep(row.sha256, bytes),
      keep(row.sha256 + renditions['1600'].suffix, bytes),
      keep(row.sha256 + renditions['320'].suffix, small),
    ]);
    rows.push({
      ...{ ...row, ...place, type: 'image/jpeg', flaw: null, description: room ? caption : null },
      kind: room ? ('photo' as const) : ('trash-photo' as const),
      name: `IMG_${String(4101 + nth)}.jpg`,
      roomId: (room && rooms.get(room)) ?? null,
      takenAt: row.createdAt.replace(/\.\d+Z$/, '+00:00'),
      ...(mark && { marks: { [uuidv7()]: mark } }),
    });
  }
  const log = new TextEncoder().encode(demoLog);
  const document = of(log, demoPhotos.length);
  await keep(document.sha256, log);
  await db
    .insertInto('files')
    .values([
      ...rows,
      {
        ...{
          ...document,
          kind: 'document' as const,
          name: 'Drying log.txt',
          type: 'text/plain',
          takenAt: null,
        },
        ...{ latitude: null, longitude: null, description: 'Readings of three visits' },
      },
    ])
    .execute();
}
