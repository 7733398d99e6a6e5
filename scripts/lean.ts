import { resolve } from 'node:path';

/**
 * What a server starts with to take less memory (docs/decisions/0029): a young generation of 16 MB a half, one heap of
 * the C library instead of eight a processor, and a folder that keeps its program compiled. Containerfile and
 * compose.yaml say the same.
 */
export const lean = {
  flags: ['--max-semi-space-size=16'],
  env: {
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/tidemark-server'),
  },
};
