import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

const media = resolve(import.meta.dirname, 'src/ui/layout/media.css');

export const css: CSSOptions = {
  /** Breakpoints have names: `@media (--desktop)`. */
  postcss: { plugins: [globalData({ files: [media] }), customMedia()] },
  /** Shorter than Vite's own, which add the line: every name is in a script and in a style sheet. */
  modules: {
    generateScopedName(name, file) {
      const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
    },
  },
};
