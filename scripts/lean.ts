import { resolve } from 'node:path';

/**
 * What a server is started with, so that it takes less memory for the same work (docs/decisions/0029 and 0030): a young
 * generation of 8 MB a half instead of 32, an old one that may double between collections instead of growing up to four
 * times (by a fifth, each third photo had all of it collected), two heaps of the C library instead of eight a processor, and a folder that keeps its program as Node reads it.
 * Containerfile and compose.yaml say the same.
 */
export const lean = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  env: {
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/tidemark-server'),
  },
};
