import type { Category } from '@tidemark/contract/documentation-file';
import type { FileFacts } from '@tidemark/contract/files';
import { failures } from '../../documentation/copy.ts';
import { fileWords, wordsOfFile } from '../../files/file-words.ts';
import type { WordsByAction } from '../../offline/outbox/index.ts';
import { isolated, isolatedName } from '../../ui/format/isolated.ts';

const kinds: Readonly<Record<Category, string>> = {
  photo: 'Job photo',
  document: 'Job document',
  voice: 'Job voice note',
};

const told = (field: string, value: unknown) =>
  value === undefined ? undefined : value ? `“${isolated(String(value))}”` : `${field} cleared`;

/** A job's changes in plain terms, under To send. */
export const jobWords = {
  'job.upload': {
    describe({ body }, nameOf) {
      const sort = body.category as Category;
      const where = isolatedName(nameOf(body.roomId));
      const title = where ? `${kinds[sort]}, ${where}` : kinds[sort];
      return { sort, title, detail: fileWords(body.file as FileFacts, body.label ?? body.caption) };
    },
    failed: failures.upload[1],
  },
  'job.update': {
    describe({ params, body }, nameOf) {
      const { roomId, label, caption } = body;
      const room =
        roomId === null
          ? 'in no room'
          : roomId !== undefined && `in ${isolatedName(nameOf(roomId)) ?? 'a room'}`;
      const what = [room || undefined, told('label', label), told('caption', caption)];
      return { sort: 'photo', title: 'Job file', detail: wordsOfFile(nameOf(params.fileId), ...what) };
    },
    failed: 'Failed to change the file. Please try again.',
  },
  'job.remove': {
    describe: ({ params }, nameOf) => ({
      sort: 'photo',
      title: 'Job file',
      detail: wordsOfFile(nameOf(params.fileId), 'deleted'),
    }),
    failed: 'Failed to delete the file. Please try again.',
  },
} satisfies WordsByAction;
