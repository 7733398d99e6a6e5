import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

const media = resolve(import.meta.dirname, 'src/ui/layout/media.css');

/** Breakpoints have names: `@media (--desktop)`. */
export const css: CSSOptions = {
  postcss: { plugins: [globalData({ files: [media] }), customMedia()] },
};
