import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from '../scripts/floor/browsers.ts';
import { compressed } from './compressed.ts';
import { facesLoadNothing } from './faces-load-nothing.ts';
import { css } from './vite.css.ts';

/** The public page of a shared claim sheet or package: one script and one style sheet, so that a stranger's phone loads no more. */
export default defineConfig({
  css,
  plugins: [react(), compressed(/claim-sheet-report[^/]*\.(js|css|html)$/)],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: targets,
    rolldownOptions: { input: 'claim-sheet-report.html', treeshake: facesLoadNothing },
  },
});
