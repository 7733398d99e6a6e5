import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BadCommand } from '../bad-command.ts';
import {
  filePath,
  keyPattern,
  type Manifest,
  manifest,
  manifestName,
  sumsName,
  tablePath,
} from './manifest.ts';
import { readSums } from './sums.ts';
import { readHashed } from './write-hashed.ts';

export interface Checked {
  manifest: Manifest;
  /** The keys of the files in it. */
  keys: Set<string>;
}

/** Reads the whole back-up and compares every byte. */
export async function checkBackUp(folder: string): Promise<Checked> {
  const found = await readManifest(folder);
  const wrong = (path: string) =>
    new BadCommand(`The back-up is damaged: ${path} is not as it was written. Nothing was changed.`);
  const list = await hashOf(join(folder, sumsName));
  if (list !== found.sums) throw wrong(sumsName);
  const keys = new Set<string>();
  const tables = new Set<string>();
  for await (const { sha256, path } of readSums(join(folder, sumsName))) {
    if ((await hashOf(join(folder, path))) !== sha256) throw wrong(path);
    const key = path.split('/').at(-1)!;
    if (keyPattern.test(key) && path === filePath(key)) keys.add(key);
    else tables.add(path);
  }
  const lacking = found.tables.find(({ name }) => !tables.has(tablePath(name)));
  if (lacking) throw wrong(tablePath(lacking.name));
  if (keys.size !== (found.files?.count ?? 0)) throw wrong(sumsName);
  return { manifest: found, keys };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BadCommand(`${folder} is no finished back-up: it has no ${manifestName}.`);
  const parsed = z.string().transform(asJson).pipe(manifest).safeParse(text);
  if (!parsed.success)
    throw new BadCommand(
      `The back-up's ${manifestName} is not one this version reads (${parsed.error.issues[0]!.path.join('.')}).`,
    );
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a manifest.
    return undefined;
  }
}

/** Undefined if there is no such file. */
async function hashOf(path: string): Promise<string | undefined> {
  return (
    await readHashed(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    })
  )?.sha256;
}
