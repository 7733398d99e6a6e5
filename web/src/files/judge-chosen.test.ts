import { documentationRules } from '@tidemark/contract/documentation-file';
import { Refused } from '@tidemark/contract/refused';
import { fileCases } from '@tidemark/contract/testing/files/cases';
import { trashPhotoRule } from '@tidemark/contract/trash-photos';
import { expect, test } from 'vitest';
import { judgeBlob } from './judge-chosen.ts';

const rules = { ...documentationRules, trash: trashPhotoRule };

// The server's half of the table: api/src/documentation/judged-alike.test.ts.
test.each(fileCases)(
  'file kinds: $what as a $place ($name): device and server judge it alike',
  async (row) => {
    const chosen = new File([await row.make()], row.name, { type: 'image/jpeg' });
    const verdict = await judgeBlob(chosen, rules[row.place]).catch((error: unknown) => error);
    if (row.kept) return expect(verdict).toBe(row.kept);
    expect(verdict).toBeInstanceOf(Refused);
    expect((verdict as Refused).code).toBe(row.refused);
    expect((verdict as Refused).message).toContain(row.says ?? '');
  },
);

test('file kinds: the table has at least 60 files, of every place', () => {
  expect(fileCases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(fileCases.map(({ place }) => place))).toEqual(new Set(Object.keys(rules)));
});
