import { documentationRules } from '@tidemark/contract/documentation-file';
import { refusals } from '@tidemark/contract/refusals';
import { fileCases } from '@tidemark/contract/testing/files/cases';
import { trashPhotoRule } from '@tidemark/contract/trash-photos';
import { expect, test } from 'vitest';
import { begun } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const rules = { ...documentationRules, trash: trashPhotoRule };

test.each(fileCases)(
  'file kinds: $what as a $place ($name): server and device judge it alike',
  async (row) => {
    const { dana, id } = await begun(api);
    const file = { name: row.name, bytes: await row.make() };
    const trash = row.place === 'trash';
    const reply = trash
      ? await dana.send('trash-photos.upload', { params: { id }, body: { inspectionId: id }, file })
      : await dana.send('documentation.upload', { body: { inspectionId: id, type: row.place }, file });
    if (row.refused) {
      expect(reply).toMatchObject({ status: refusals[row.refused].status, code: row.refused });
      expect((reply as { message: string }).message).toContain(row.says ?? '');
      return;
    }
    const kept = reply.ok();
    const fileId = 'file' in kept ? kept.file.id : kept.id;
    const got = await dana.fetch('GET', `/api/v1/documentation/file/${fileId}`);
    const type = got.headers.get('content-type')!.split(';')[0]!;
    expect(type).toBe(row.kept);
    expect(rules[row.place].types).toContain(type);
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    const isShown = /^(image|audio)\/|^application\/pdf$|^text\/plain$/.test(type);
    expect(got.headers.get('content-disposition')).toMatch(isShown ? /^inline/ : /^attachment/);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(file.bytes);
  },
);
