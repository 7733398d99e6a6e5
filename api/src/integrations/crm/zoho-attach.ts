import { FormData } from 'undici';
import type { ZohoCall } from '../zoho/zoho-call.ts';
import type { CrmFile } from './crm.ts';

interface Attachment {
  id: string;
  File_Name: string;
  /** In bytes, as text. */
  Size?: string;
}

/** Attaches a file once: the same name and size is left alone, another size is replaced. */
export async function attach(
  call: ZohoCall,
  module: string,
  recordId: string,
  { name, type, bytes }: CrmFile,
  signal: AbortSignal,
): Promise<void> {
  const path = `/crm/v8/${encodeURIComponent(module)}/${encodeURIComponent(recordId)}/Attachments`;
  const listed = await call<{ data?: Attachment[] }>({
    method: 'GET',
    path: `${path}?fields=id,File_Name,Size&per_page=200`,
    signal,
  });
  const [same, ...more] = (listed?.data ?? []).filter((one) => one.File_Name === name);
  const former = same && Number(same.Size ?? bytes.length) !== bytes.length ? [same, ...more] : more;
  if (!same || former.includes(same)) {
    const body = () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
      return form;
    };
    await call({ method: 'POST', path, body, signal });
  }
  for (const { id } of former) await call({ method: 'DELETE', path: `${path}/${id}`, signal });
}
