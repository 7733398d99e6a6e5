import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { addPhoto, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { type Difference, verifyFiles } from './verify-files.ts';

describe.each(['disk', 'bucket'] as const)('files on a %s', (storage) => {
  const api = useApi({ storage });
  async function verify() {
    const differences: Difference[] = [];
    const count = await verifyFiles(api.db, api.files, (difference) => differences.push(difference));
    return { count, differences };
  }
  /** Puts other bytes under a key, which the product never does. */
  async function spoil(key: string, bytes: string) {
    await api.files.blobs.remove(key);
    const path = join(api.filesDir, 'spoiled');
    await writeFile(path, bytes);
    if (storage === 'disk') return api.files.blobs.put(key, path);
    await api.bucket!.write(`tidemark-files/${key}`, { bytes: Buffer.from(bytes) });
  }

  test('verify files: a file whose bytes do not match its record, reported, and no other', async () => {
    const dana = await api.person();
    const { id } = await startInspection(api.db, dana);
    const whole = [await addPhoto(dana, id), await addFile(dana, id)];
    const shared = await addFile(dana, id, { type: 'document', name: 'a', bytes: documentBytes });
    const twin = await addFile(dana, id, { type: 'document', name: 'b', bytes: documentBytes });
    const [missing, changed, shorter, bare] = await Promise.all([0, 1, 2, 3].map(() => addFile(dana, id)));
    expect(await verify()).toEqual({ count: whole.length + 5, differences: [] });

    await api.files.blobs.remove(missing!.sha256);
    await spoil(changed!.sha256, 'x'.repeat(changed!.size));
    await spoil(shorter!.sha256, 'x');
    await api.files.blobs.remove(`${bare!.sha256}.320.webp`);
    await api.files.blobs.remove(shared.sha256);
    const { count, differences } = await verify();
    expect(count).toBe(whole.length + 5);
    const told = new Map(differences.map(({ ids, what }) => [ids.join(), what]));
    expect(told).toEqual(
      new Map([
        [missing!.id, 'the bytes are missing'],
        [changed!.id, expect.stringMatching(/^the bytes (are others: their hash is|cannot be read:)/)],
        [shorter!.id, `there are 1 bytes of ${shorter!.size}`],
        [bare!.id, 'the picture 320.webp made of it is missing'],
        [[shared.id, twin.id].sort().join(), 'the bytes are missing'],
      ]),
    );
  });
});

const documentBytes = new Uint8Array(new TextEncoder().encode('The same meter readings twice\n'));
