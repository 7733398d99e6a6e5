import { join } from 'node:path';
import { putFile, safeName } from '../folder.ts';
import type { Drive } from './drive.ts';

/** A folder on this machine, perhaps synchronized to a cloud. */
export function folderDrive(dir: string): Drive {
  return {
    name: 'The drive folder',
    async put({ folder, name, bytes }) {
      const path = [safeName(folder), safeName(name)];
      await putFile(dir, path, bytes);
      return { externalId: join(...path) };
    },
  };
}
