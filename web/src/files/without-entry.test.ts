import { newFile } from '@tidemark/contract/documentation-file';
import { expect, test } from 'vitest';
import { withoutEntry } from './without-entry.ts';

test('file state: a file only this device has is never called sent, whatever the queue shows', () => {
  const facts = { name: 'cellar.jpg', type: 'image/jpeg', size: 12, sha256: 'ab'.repeat(32) };
  const begun = { id: 'a', inspectionId: 'b', category: 'photo' as const };
  const file = newFile(begun, facts as never, '2026-11-21T20:00:00.000Z');
  expect(withoutEntry(file.url)).toBe('waiting');
  expect(withoutEntry('/api/v1/files/a?until=1')).toBe('sent');
});
