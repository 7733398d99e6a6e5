import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transformAsync, version } from '@babel/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Chunks find each other by relative paths. SystemJS requests scripts without CORS, but Vite preloads with it, and the
 * browser would fetch each twice. What every signed-in screen needs is requested before the first chunk runs.
 * can-run.js removes the first one where the app cannot run.
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

/** @throws Error with Babel's message */
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

/** How Vite's own script requests a screen's imports before it opens; it is no longer a module. */
const preloadsModules = /(["'`])modulepreload\1(?=:["'`]preload)/;

/** Loads the last of the former modules, which imports the others; those are requested at once. */
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
 * Turns the app's modules into classic scripts, which SystemJS loads. Chromium keeps compiled code of classic scripts
 * from a service worker, but never of modules: a cold start compiled every function again (docs/decisions/0034).
 * @param sharedChunk the name of the one every signed-in screen needs
 */
export function classicScripts(sharedChunk: string): Plugin {
  return {
    name: 'tidemark:classic-scripts',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    // A name identifies a file's content forever, and Vite sets it earlier.
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
        // With its fonts, or text would be laid out twice.
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const signedIn = [shared.fileName, ...(shared.viteMetadata?.importedCss ?? []), ...fonts];
        page.source = named(String(page.source), loader, signedIn);
      },
    },
  };
}
