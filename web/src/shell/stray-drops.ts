import { carriesFiles } from '../files/file-drop.ts';

/** A file dropped beside its target would replace the page in the tab; this ignores it. */
export function refuseStrayDrops(): void {
  addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'none';
  });
}
