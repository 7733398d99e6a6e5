import { resolve } from 'node:path';

/**
 * What lowers a server's memory at its start (docs/decisions/0029, 0133, 0141): a young generation of 8 MB per half, an old one
 * that grows as on a machine of 2 GB, one heap of the C library instead of eight per processor, and a folder of compiled
 * code. Containerfile and compose.yaml have the same.
 */
export const lean = {
  flags: ['--max-semi-space-size=8', '--max-old-space-size=1024'],
  env: {
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/tidemark-server'),
  },
};
