import { isAppleTouch, isInstalled } from '../layout/on-apple.ts';

/** Where a file went: 'shared' over the share sheet, 'dropped' if the person closed that. */
export type Saved = 'downloaded' | 'shared' | 'dropped';

/** An app on an iPhone's home screen has no downloads: files go over its share sheet. */
export const sharesFiles = (): boolean =>
  isAppleTouch() && isInstalled() && typeof navigator.canShare === 'function';

/** Passes a file to the browser's downloads, or to the share sheet where there are none. */
export async function saveFile(file: Blob, name: string): Promise<Saved> {
  if (sharesFiles()) {
    const { shareFile } = await import('./share-file.ts');
    const shared = await shareFile(new File([file], name, { type: file.type }));
    if (shared) return shared;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the click was handled, the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'downloaded';
}

/** Lets the browser download what an address of ours answers, however large. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
