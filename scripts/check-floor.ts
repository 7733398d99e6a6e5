import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { allowed, mayHave } from './floor/allowed.ts';
import { floor } from './floor/browsers.ts';
import { newerThanFloor } from './floor/names.ts';
import { newerInScript } from './floor/read-script.ts';
import { newerInStyle } from './floor/read-style.ts';

const built = resolve(import.meta.dirname, '../web/dist');
const newer = newerThanFloor();
const unused = new Set(Object.keys(allowed));
for (const file of await readdir(built, { recursive: true })) {
  if (!/\.(js|css)$/.test(file)) continue;
  const source = await readFile(join(built, file), 'utf8');
  const found = file.endsWith('.js') ? newerInScript(file, source, newer) : newerInStyle(source, newer);
  for (const name of found) {
    unused.delete(name);
    if (mayHave(file, name)) continue;
    process.stderr.write(`${name} in ${file} is newer than ${JSON.stringify(floor)}\n`);
    process.exitCode = 1;
  }
}
for (const name of unused) {
  process.stderr.write(`scripts/floor/allowed.ts names ${name}, which no built file has\n`);
  process.exitCode = 1;
}
