import { join } from 'node:path';
import { putFile, safeName } from '../folder.ts';
import type { Crm, CrmFile } from './crm.ts';

/** Records and quotes as JSON files on this machine, each under its external id, with their documents beside them. */
export function folderCrm(dir: string): Crm {
  const put = async (kind: string, externalId: string, content: object, files: readonly CrmFile[]) => {
    for (const { name, bytes } of files) await putFile(dir, ['files', externalId, safeName(name)], bytes);
    const json = { ...content, files: files.map(({ name }) => join('files', externalId, safeName(name))) };
    await putFile(dir, [kind, `${externalId}.json`], Buffer.from(`${JSON.stringify(json, null, 2)}\n`));
    return { externalId: join(kind, `${externalId}.json`) };
  };
  return {
    name: 'The CRM folder',
    putRecord: (record, files) => put('records', record.externalId, record, files),
    putQuote: (quote, files) => put('quotes', quote.externalId, quote, files),
  };
}
