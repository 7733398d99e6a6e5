import { z } from 'zod';

export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';
export const tablePath = (name: string) => `tables/${name}.copy.gz`;
export const filePath = (key: string) => `files/${key.slice(0, 2)}/${key}`;
/** A key of the file store: the hash of the bytes, and the rendition. */
export const keyPattern = /^[0-9a-f]{64}(\.[0-9a-z.]{1,20})?$/;

const count = z.int().nonnegative();
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** The content of a back-up; its folder is complete once this file is in it. */
export const manifest = z.object({
  /** Increases when older back-ups can no longer be read. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  tidemark: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name, columns: z.array(name).min(1), rows: count, hash: z.string().regex(/^-?\d+$/) }),
  ),
  counters: z.record(name, z.string().regex(/^\d+$/)),
  /** Null if files were left out. */
  files: z
    .object({
      count,
      bytes: count,
      /** Files the store could not return intact, by their hash, and why. */
      missing: z.array(z.object({ sha256: z.string(), why: z.string() })),
    })
    .nullable(),
  /** The SHA-256 of the list of checksums. */
  sums: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Manifest = z.output<typeof manifest>;
