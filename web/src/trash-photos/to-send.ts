import type { FileFacts } from '@tidemark/contract/files';
import { fileWords, wordsOfFile } from '../files/file-words.ts';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { copy } from './copy.ts';

const words = (detail: string) => ({ sort: 'photo', title: 'Trash photo', detail }) as const;

export const trashPhotoWords = {
  'trash-photos.upload': {
    describe: ({ body }) => words(fileWords(body.file as FileFacts)),
    failed: copy.failed,
  },
  'trash-photos.remove': {
    describe: ({ params }, nameOf) => words(wordsOfFile(nameOf(params.photoId), 'deleted')),
    failed: copy.deleteFailed[1],
  },
} satisfies WordsByAction;
