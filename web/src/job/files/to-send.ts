import type { Category } from '@tidemark/contract/documentation-file';
import type { FileFacts } from '@tidemark/contract/files';
import { failures } from '../../documentation/copy.ts';
import { fileWords, wordsOfFile } from '../../files/file-words.ts';
import type { NameOf, WordsByAction } from '../../offline/outbox/index.ts';
import { isolated, isolatedName } from '../../ui/format/isolated.ts';

const kinds: Readonly<Record<Category, string>> = {
  photo: 'Job photo',
  document: 'Job document',
  voice: 'Job voice note',
};

const told = (field: string, value: unknown) =>
  value === undefined ? undefined : value ? `“${isolated(String(value))}”` : `${field} cleared`;

const counted = (files: number) => (files === 1 ? '1 file' : `${files} files`);
type JobFileChange = Record<string, unknown>;

function wordsOfChange({ roomId, label, caption, shot }: JobFileChange, nameOf: NameOf) {
  const room =
    roomId === null ? 'in no room' : roomId !== undefined && `in ${isolatedName(nameOf(roomId)) ?? 'a room'}`;
  return [
    room || undefined,
    told('label', label),
    told('caption', caption),
    shot === undefined ? undefined : shot ? 'shot changed' : 'shot cleared',
  ];
}

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
    describe: ({ params, body }, nameOf) => ({
      sort: 'photo',
      title: 'Job file',
      detail: wordsOfFile(nameOf(params.fileId), ...wordsOfChange(body, nameOf)),
    }),
    failed: 'Failed to change the file. Please try again.',
  },
  'job.update-files': {
    describe({ body }, nameOf) {
      const files = body.files as readonly JobFileChange[];
      const words = wordsOfChange(files[0] ?? {}, nameOf).filter((word) => word !== undefined);
      return { sort: 'photo', title: 'Job files', detail: [counted(files.length), ...words].join(', ') };
    },
    failed: 'Failed to change the files. Please try again.',
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
