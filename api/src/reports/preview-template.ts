import type { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { documentFields, documentLists } from '@tidemark/contract/document-templates/document-fields';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import { textOf } from '@tidemark/contract/document-templates/markup-lines';
import { Refusal } from '@tidemark/contract/refusals';
import { readSender } from '../company/sender.ts';
import type { Handler } from '../context.ts';
import type { Blobs } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import type { DocumentInput } from './document/document-view.ts';
import { thisMinute } from './print-claim-sheet.ts';

export interface DocumentPrinting {
  printer: { document(input: DocumentInput, asker: TurnTaker): Promise<Buffer> };
  /** Where the logo is. */
  blobs: Blobs;
}

const samples = <T extends object>(of: T) =>
  Object.fromEntries(Object.entries(of).map(([name, { sample }]) => [name, sample]));

/** The text on the company's paper with sample values. A faulty text has no preview: its faults are the answer. */
export function previewDocumentTemplate({
  printer,
  blobs,
}: DocumentPrinting): Handler<typeof documentTemplateActions.preview> {
  return async ({ db, asker }, { body: { body, language } }) => {
    const { blocks, errors } = readMarkup(body);
    if (errors.length > 0)
      throw new Refusal(
        'validation_failed',
        errors.map((message) => ({ field: 'body', message })),
      );
    const heading = blocks.find((block) => block.kind === 'heading');
    const title = heading ? textOf(heading.inlines) : 'Preview';
    const { sender } = await readSender(db, blobs);
    const values = { ...samples(documentFields), company: sender.company };
    const input = { ...sender, title, body, language, values, lists: samples(documentLists) };
    return {
      body: await printer.document({ ...input, draft: true, printedAt: thisMinute() }, asker),
      filename: 'preview.pdf',
    };
  };
}
