import type { DocumentContent } from '@tidemark/contract/documents/content';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { isolatedName } from '../ui/format/isolated.ts';

/** Changes of documents in plain terms, under To send. */
export const documentWords = {
  'documents.create': {
    describe: ({ body }, nameOf) => ({
      sort: 'document',
      title: 'Document',
      detail: isolatedName(nameOf(body.id)) ?? 'made',
    }),
    failed: 'The document could not be made.',
  },
  'documents.sign': {
    describe({ params, body }, nameOf) {
      const names = (body.content as DocumentContent).parties.map(({ name }) => isolatedName(name));
      const signed = `signed by ${names.join(', ')}`;
      const of = isolatedName(nameOf(params.docId));
      return { sort: 'document', title: 'Document', detail: of ? `${of}, ${signed}` : signed };
    },
    failed: 'The document could not be signed.',
  },
  'documents.discard': {
    describe: ({ params }, nameOf) => ({
      sort: 'document',
      title: 'Document',
      detail: [isolatedName(nameOf(params.docId)), 'draft discarded'].filter(Boolean).join(', '),
    }),
    failed: 'The draft could not be discarded.',
  },
} satisfies WordsByAction;
