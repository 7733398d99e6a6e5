import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '../steps/pictures.ts';
import { type Driver, referenceOf } from './driver.ts';
import { poll } from './poll.ts';

export interface Chosen {
  setFiles(files: Picture[]): Promise<void>;
}

interface Place {
  inPage<R>(fn: () => R): Promise<Awaited<R>>;
  ask: Driver['ask'];
}

/** The next file input the page would open a chooser of, which WebDriver cannot answer. */
export async function choosing(page: Place): Promise<Chosen> {
  await page.inPage(() => {
    const { prototype } = HTMLInputElement;
    const own = prototype.click;
    prototype.click = function (this: HTMLInputElement) {
      if (this.type !== 'file') return own.call(this);
      prototype.click = own;
      Object.assign(window, { chooser: this });
    };
  });
  const input = await poll<Element>('A file chooser', () =>
    page.inPage(() => {
      const { chooser } = window as { chooser?: Element };
      Object.assign(window, { chooser: undefined });
      return chooser ? { done: chooser } : { not: 'None was opened.' };
    }),
  );
  return {
    async setFiles(files) {
      const folder = await mkdtemp(join(tmpdir(), 'tidemark-chosen-'));
      const paths = files.map(({ name }) => join(folder, name));
      await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index]!, buffer)));
      await page.ask('sendKeys', { id: referenceOf(input), text: paths.join('\n') });
    },
  };
}

/** The next file in the folder of downloads, once it is there as a whole. */
export async function downloading(folder: string) {
  const before = new Set(await readdir(folder));
  const name = await poll<string>('A download', async () => {
    const [found, ...more] = (await readdir(folder)).filter((one) => !before.has(one));
    const isWhole = found !== undefined && more.length === 0 && !/\.(part|wkdownload)$/.test(found);
    return isWhole ? { done: found } : { not: 'No whole file came.' };
  });
  return { suggestedFilename: () => name, path: () => join(folder, name) };
}
