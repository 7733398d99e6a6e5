import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|webmanifest)$/;

/** Writes each text file in both compressed forms too, which the server sends as they are. */
export function compressed(worthIt = text): Plugin {
  let dir = '';
  return {
    name: 'tidemark:compressed',
    apply: 'build',
    configResolved(config) {
      dir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const name of await readdir(dir, { recursive: true })) {
          if (!worthIt.test(name)) continue;
          const bytes = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes));
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
        }
      },
    },
  };
}
