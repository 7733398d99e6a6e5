import { carriesFiles } from '../files/file-drop.ts';

/** A file let go beside the place for it would take the page's place in the tab; here nothing comes of it. */
export function refuseStrayDrops(): void {
  addEventListener('dragover', (event) => {
    if (event.defaultPrevented || !carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'none';
  });
}
