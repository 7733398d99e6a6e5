import { type Category, listOf } from '@tidemark/contract/documentation-file';
import type { FileFacts } from '@tidemark/contract/files';
import { shotNames } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { fileWords, wordsOfFile } from '../files/file-words.ts';
import type { Described, NameOf, WordsByAction } from '../offline/outbox/index.ts';
import { isolated, isolatedName } from '../ui/format/isolated.ts';
import { deleteFailed, failures } from './copy.ts';
import { showLength } from './voice/show-length.ts';

const kinds: Readonly<Record<Category, string>> = {
  photo: 'Photo',
  document: 'Document',
  voice: 'Voice note',
};

function describeUpload(body: Record<string, unknown>, nameOf: NameOf): Described {
  const sort = body.type as Category;
  const where = isolatedName(nameOf(body.roomId));
  const about = sort === 'voice' && body.duration ? showLength(Number(body.duration)) : body.description;
  const title = where ? `${kinds[sort]}, ${where}` : kinds[sort];
  return { sort, title, detail: fileWords(body.file as FileFacts, about) };
}

type FileChanges = readonly {
  id: string;
  description?: string | null;
  roomId?: string | null;
  shot?: Shot | null;
  marks?: object;
}[];

/** One file with its changes, or a count. */
function describeChanges(lists: Record<string, FileChanges | undefined>, nameOf: NameOf): Described {
  const changed = (Object.keys(kinds) as Category[]).flatMap((sort) =>
    (lists[listOf[sort]] ?? []).map((change) => ({ sort, change })),
  );
  const [first] = changed;
  if (!first || changed.length > 1) {
    return {
      sort: first?.sort ?? 'photo',
      title: 'Documentation',
      detail: `${changed.length} files changed`,
    };
  }
  const { id, description, roomId, shot, marks } = first.change;
  const what = [
    roomId === null
      ? 'in no room'
      : roomId === undefined
        ? undefined
        : `in ${isolatedName(nameOf(roomId)) ?? 'a room'}`,
    description === undefined
      ? undefined
      : description
        ? `“${isolated(description)}”`
        : 'description cleared',
    shot === undefined ? undefined : shot ? shotNames[shot] : 'no shot',
    marks && 'marks changed',
  ];
  return { sort: first.sort, title: kinds[first.sort], detail: wordsOfFile(nameOf(id), ...what) };
}

export const documentationWords = {
  'documentation.upload': {
    describe: ({ body }, nameOf) => describeUpload(body, nameOf),
    failed: failures.upload[1],
  },
  'documentation.update': {
    describe: ({ body }, nameOf) =>
      describeChanges(body.documentation as Record<string, FileChanges>, nameOf),
    failed: failures.update[0],
  },
  'documentation.remove': {
    describe({ params, query }, nameOf) {
      const sort = query.type as Category;
      return { sort, title: kinds[sort], detail: wordsOfFile(nameOf(params.fileId), 'deleted') };
    },
    failed: ({ query }) => deleteFailed(query.type as Category)[1],
  },
} satisfies WordsByAction;
