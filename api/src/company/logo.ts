import { type companyActions, mostLogoEdge } from '@tidemark/contract/company/actions';
import { lookAt } from '@tidemark/contract/pictures/look';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler, ReadContext, StoredBytes } from '../context.ts';
import type { Blobs } from '../files/blobs.ts';
import { lockBytes } from '../files/lock-bytes.ts';

const refused = (message: string) => new Refusal('validation_failed', [{ field: 'file', message }]);

async function bytesOf(blobs: Blobs, key: string): Promise<Buffer> {
  const blob = await blobs.find(key);
  if (!blob) throw new Error(`the bytes of logo ${key} are missing`);
  const pieces: Uint8Array[] = [];
  for await (const piece of blob.read() as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Bytes that are refused for their size in pixels are named by no row, and swept. */
export const uploadLogo =
  (blobs: Blobs): Handler<typeof companyActions.uploadLogo> =>
  async (context) => {
    const { tx, actor, upload } = context;
    const { sha256, size, type } = upload;
    await lockBytes(tx, sha256);
    const columns = ['id', 'sha256', 'width', 'height'] as const;
    const same = await tx
      .selectFrom('companyLogos')
      .select(columns)
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    if (same) {
      context.existed();
      return { logo: same };
    }
    if (upload.flaw !== null) throw refused('This picture is damaged. Choose another one.');
    await upload.keep();
    const look = lookAt(await bytesOf(blobs, sha256));
    if (!look) throw refused('This picture is damaged. Choose another one.');
    const { width, height } = look;
    if (Math.max(width, height) > mostLogoEdge)
      throw refused(
        `This picture is ${width} × ${height} pixels. Use at most ${mostLogoEdge.toLocaleString('en-US')} on the long side.`,
      );
    const logo = await tx
      .insertInto('companyLogos')
      .values({ id: uuidv7(), sha256, type, size, width, height, technicianId: actor.id })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await record(tx, context, {
      action: 'company-logo-added',
      subject: 'company',
      subjectId: logo.id,
      after: { sha256, width, height },
    });
    return { logo };
  };

export const readLogo =
  (blobs: Blobs) =>
  async ({ db }: ReadContext, { params }: { params: { id: string } }): Promise<StoredBytes> => {
    const logo = await db
      .selectFrom('companyLogos')
      .select(['sha256', 'type'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!logo) throw new Refusal('file_not_found');
    const blob = await blobs.find(logo.sha256);
    if (!blob) throw new Error(`the bytes of logo ${params.id} are missing`);
    const { sha256, type } = logo;
    return { ...blob, tag: sha256, type, filename: type === 'image/png' ? 'logo.png' : 'logo.jpg' };
  };
