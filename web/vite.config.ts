import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { classicScripts } from './classic-scripts.ts';
import { compressed } from './compressed.ts';
import { facesLoadNothing } from './faces-load-nothing.ts';
import { appManifest } from './src/shell/app-manifest.ts';
import { css } from './vite.css.ts';
import { onlyWhatWasBuilt } from './whole-precache.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

/** The public page of a shared claim sheet is a document of its own (vite.report.config.ts), and needs the network. */
const report = /^\/claim-sheet-report\//;
const reportPage: Plugin = {
  name: 'tidemark:report-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (report.test(request.url ?? '')) request.url = '/claim-sheet-report.html';
      next();
    });
  },
};

/** In web/public; the first to answer a request answers it, so these come before the precache's own answer. */
const workerScripts = ['earlier-assets.js', 'notification-click.js'];

/**
 * Few files: each costs a phone's service worker about as much as 20 KB do, on installing and on every opening.
 * What the sign-in needs is one, what several screens share another, what of it a technician seldom needs a third, what makes
 * a zip a fourth (it makes tables as soon as it is loaded), and the rest of each screen its own.
 */
const zip = /node_modules\/fflate\/|\/offline\/outbox\/export-unsent\.ts/;
const seldom = /\/src\/(office|audit|price-list|technicians)\//;
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: (id: string) => !seldom.test(id) && !zip.test(id), minShareCount: 2, priority: 2 },
  { name: 'zip', test: zip, minShareCount: 2, priority: 2 },
  { name: 'seldom', minShareCount: 2, priority: 1 },
];

export default defineConfig({
  css,
  plugins: [
    react(),
    withoutJsonSchema(),
    reportPage,
    // The whole app is kept on the device, so that any address of it opens without a network.
    VitePWA({
      registerType: 'prompt',
      // src/shell/app-update.ts registers it: an inline script would be against the content security policy.
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'favicon.png'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [report, /^\/api(\/|$)/, /^\/(healthz|readyz|metrics)$/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        importScripts: workerScripts,
        // The service worker loads those itself.
        globIgnores: ['gallery.html', ...workerScripts],
        inlineWorkboxRuntime: true,
        // What versions before this one kept they did not compare with anything.
        cacheId: 'tidemark-whole',
      },
      manifest: appManifest,
      integration: { beforeBuildServiceWorker: ({ workbox }) => onlyWhatWasBuilt(workbox) },
    }),
    classicScripts('shared'),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    // Chrome of three years ago, and the first Safari with the platform features that offline work needs.
    target: ['chrome118', 'safari16.4', 'firefox118'],
    rolldownOptions: { treeshake: facesLoadNothing, output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
