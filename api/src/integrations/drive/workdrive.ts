import { FormData } from 'undici';
import { SendFailure } from '../failure.ts';
import { safeName } from '../folder.ts';
import type { Outbound } from '../outbound.ts';
import type { ZohoTokens } from '../zoho/tokens.ts';
import { zohoCall } from '../zoho/zoho-call.ts';
import type { Drive } from './drive.ts';

const name = 'Zoho WorkDrive';
const base = '/workdrive/api/v1';
const jsonApi = { accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' };
const pageSize = 50;
const mostBytes = 250 * 1024 * 1024;

interface Entry {
  id: string;
  attributes: { name: string; is_folder?: boolean; type?: string };
}
const isFolder = ({ attributes }: Entry) => attributes.is_folder === true || attributes.type === 'folder';

/** zoho/README.md, "WorkDrive v1". Folders are created below `parentId`, a folder or team folder of the account. */
export function workDrive({ parentId }: { parentId: string }, tokens: ZohoTokens, outbound: Outbound): Drive {
  const call = zohoCall(name, tokens, outbound);
  /** Ids of folders; each lookup runs once at a time, so that two files do not create it twice. */
  const folders = new Map<string, Promise<string>>();

  async function findFolder(folder: string, signal: AbortSignal): Promise<string | undefined> {
    for (let offset = 0; ; offset += pageSize) {
      const path = `${base}/files/${encodeURIComponent(parentId)}/files?page[limit]=${pageSize}&page[offset]=${offset}`;
      const page = await call<{ data?: Entry[] }>({ method: 'GET', path, headers: jsonApi, signal });
      const entries = page?.data ?? [];
      const found = entries.find((entry) => isFolder(entry) && entry.attributes.name === folder);
      if (found) return found.id;
      if (entries.length < pageSize) return undefined;
    }
  }

  async function makeFolder(folder: string, signal: AbortSignal): Promise<string> {
    const data = { attributes: { name: folder, parent_id: parentId }, type: 'files' };
    const body = () => JSON.stringify({ data });
    const made = await call<{ data?: Entry }>({
      method: 'POST',
      path: `${base}/files`,
      headers: jsonApi,
      body,
      signal,
    });
    if (!made?.data?.id) throw new SendFailure(`${name} made a folder without an id.`, { again: true });
    return made.data.id;
  }

  function folderId(folder: string, signal: AbortSignal): Promise<string> {
    const known = folders.get(folder);
    if (known) return known;
    const coming = findFolder(folder, signal).then((found) => found ?? makeFolder(folder, signal));
    folders.set(folder, coming);
    coming.catch(() => folders.delete(folder));
    return coming;
  }

  return {
    name,
    async put({ folder, name: fileName, type, bytes }, { signal }) {
      if (bytes.length > mostBytes)
        throw new SendFailure(`${name} takes files of at most 250 MB.`, { again: false });
      const into = safeName(folder);
      const parent = await folderId(into, signal);
      const form = () => {
        const sent = new FormData();
        sent.append('filename', safeName(fileName));
        sent.append('parent_id', parent);
        sent.append('override-name-exist', 'true');
        sent.append('content', new Blob([new Uint8Array(bytes)], { type }), safeName(fileName));
        return sent;
      };
      try {
        const answer = await call<{ data?: { attributes?: { resource_id?: string } }[] }>({
          method: 'POST',
          path: `${base}/upload`,
          body: form,
          signal,
        });
        const id = answer?.data?.[0]?.attributes?.resource_id;
        if (!id) throw new SendFailure(`${name} took the file without naming it.`, { again: true });
        return { externalId: id };
      } catch (error) {
        // A person may have deleted the folder: the next try looks again.
        folders.delete(into);
        throw error;
      }
    },
  };
}
