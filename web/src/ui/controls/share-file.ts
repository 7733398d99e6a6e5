import { confirm } from '../feedback/confirm.tsx';

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/**
 * Opens the share sheet. Browsers allow that soon after a tap only: when making the file took longer, a second tap opens
 * it.
 * @returns undefined where this file cannot be shared
 */
export async function shareFile(file: File): Promise<'shared' | 'dropped' | undefined> {
  const data = { files: [file] };
  if (!navigator.canShare(data)) return undefined;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (isNamed(error, 'AbortError')) return 'dropped';
    if (!isNamed(error, 'NotAllowedError')) throw error;
  }
  const tapped = await confirm({
    title: `${file.name} is ready`,
    message: 'Save it on this device, print it, or send it to someone.',
    confirmLabel: 'Save or share',
    cancelLabel: 'Not now',
  });
  return tapped ? shareFile(file) : 'dropped';
}
