import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transformAsync, version } from '@babel/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Chunks find each other by paths from their own. SystemJS asks for scripts without CORS, and Vite preloads them with it: the
 * browser would fetch each twice. What every screen of whoever is signed in needs is asked for before the first chunk runs.
 * needs-storage.js takes the first one away where nothing can be kept.
 */
const start = `
const { first, signedIn } = document.currentScript.dataset;
if (first && localStorage.getItem('tsp-technician'))
  for (const href of signedIn.split(' ')) {
    const as = { css: 'style', js: 'script', woff2: 'font' }[href.split('.').at(-1)];
    const link = { rel: 'preload', as, crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
System.constructor.prototype.createContext = (url) => ({ url });
System.constructor.prototype.createScript = (src) =>
  Object.assign(document.createElement('script'), { src, async: true, crossOrigin: 'anonymous' });
if (first) System.import(first);
`;

/** @throws Error with Babel's words */
async function asClassicScript(code: string): Promise<string> {
  const written = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    minified: true,
    comments: false,
    plugins: [
      require.resolve('@babel/plugin-transform-dynamic-import'),
      require.resolve('@babel/plugin-transform-modules-systemjs'),
    ],
  });
  if (!written?.code) throw new Error('Babel wrote nothing.');
  return written.code;
}

const moduleTag =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/** How Vite's own script asks for what a screen imports, before it is opened; that is no module any more. */
const preloadsModules = /(["'`])modulepreload\1(?=:["'`]preload)/;

/** Loads the last of what were its modules, which imports the others; those are asked for at once. */
function named(html: string, loader: string, signedIn: readonly string[]): string {
  const files = [...html.matchAll(moduleTag)].map(([, file]) => file!);
  const first = files.at(-1);
  if (!first) throw new Error('index.html names no module.');
  const preloads = files.map((file) => `<link rel="preload" as="script" crossorigin href="${file}" />`);
  const later = signedIn.map((file) => `/${file}`).join(' ');
  const load = `<script defer src="/${loader}" data-first="${first}" data-signed-in="${later}"></script>`;
  return html.replace(moduleTag, '').replace('</head>', () => [load, ...preloads, '</head>'].join('\n    '));
}

/**
 * Makes the app's modules classic scripts, which SystemJS loads. Chromium keeps what it compiled of classic scripts that a
 * service worker holds, and never of modules: a cold start compiled every function anew (docs/decisions/0034).
 * @param sharedChunk the name of the one that every screen of whoever is signed in needs
 */
export function classicScripts(sharedChunk: string): Plugin {
  return {
    name: 'tidemark:classic-scripts',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // Names tell what is in a file for ever, and Vite names it before.
    augmentChunkHash: () => `classic 1, Babel ${version}`,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const preloading = chunks.filter(({ code }) => preloadsModules.test(code));
        if (preloading.length !== 1) throw new Error('How Vite preloads modules was not found once.');
        for (const chunk of chunks)
          chunk.code = await asClassicScript(chunk.code.replace(preloadsModules, '"preload"'));
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const system = await readFile(require.resolve('systemjs/dist/s.min.js'), 'utf8');
        const source = `${system.slice(0, system.lastIndexOf('//# sourceMappingURL'))}${start}`;
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const loader = `assets/load-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: loader, source });
        const shared = chunks.find(({ name }) => name === sharedChunk);
        if (!shared) throw new Error(`There is no chunk ${sharedChunk}.`);
        // With its fonts, or text is laid out twice.
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const signedIn = [shared.fileName, ...(shared.viteMetadata?.importedCss ?? []), ...fonts];
        page.source = named(String(page.source), loader, signedIn);
      },
    },
  };
}
