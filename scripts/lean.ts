import { resolve } from 'node:path';

/**
 * What a server is started with, so that it takes less memory for the same work (docs/decisions/0029, 0030, 0035, 0038 and 0046): a
 * young generation of 16 MB a half instead of 32, an old one that grows by a quarter between collections instead of up to four
 * times, a collector that can be called where megabytes are known to be dead, one heap of the C library instead of eight a
 * processor, and outside of it what is 16 kB and more, as the pieces of uploads are, so that it goes back to the machine when
 * it is freed; and a folder that keeps its program as Node reads it. Containerfile and compose.yaml say the same.
 */
export const lean = {
  flags: ['--expose-gc', '--max-semi-space-size=16', '--heap-growing-percent=25'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '16384',
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../node_modules/.cache/tidemark-server'),
  },
};
