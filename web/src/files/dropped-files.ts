/** Dropped files, and those inside dropped folders, by name; hidden files are left out. */
export async function droppedFiles({ items }: DataTransfer): Promise<File[]> {
  // They are only available during the event.
  const held = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: File[] = [];
  for (const { entry, file } of held) {
    if (entry?.isDirectory) found.push(...(await filesIn(entry as FileSystemDirectoryEntry)));
    else if (file) found.push(file);
  }
  return found;
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries: FileSystemEntry[] = [];
  const reader = folder.createReader();
  // It returns some at a time, and none at the end.
  for (let some = await next(reader); some.length > 0; some = await next(reader)) entries.push(...some);
  entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  const found: File[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory) found.push(...(await filesIn(entry as FileSystemDirectoryEntry)));
    else found.push(await fileOf(entry as FileSystemFileEntry));
  }
  return found;
}

const next = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));
