import { globSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { targets } from '../scripts/floor/browsers.ts';
import { classicScripts } from './classic-scripts.ts';
import { compressed } from './compressed.ts';
import { facesLoadNothing } from './faces-load-nothing.ts';
import { type Modules, screensNeed } from './screens-need.ts';
import { appManifest } from './src/shell/app-manifest.ts';
import { css } from './vite.css.ts';
import { onlyWhatWasBuilt } from './whole-precache.ts';
import { withoutJsonSchema } from './without-json-schema.ts';
import { withoutSummaries } from './without-summaries.ts';

/** The public page of a shared claim sheet or package is a separate document (vite.report.config.ts) and needs the network. */
const report = /^\/(claim-sheet-report|package)\//;
const reportPage: Plugin = {
  name: 'tidemark:report-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (report.test(request.url ?? '')) request.url = '/claim-sheet-report.html';
      next();
    });
  },
};

/** In web/public; the first handler of a request wins, so these come before the precache. */
const workerScripts = ['earlier-assets.js', 'notifications.js', 'share-target.js'];

/**
 * Few files: each costs a phone's service worker as much as 20 KB, at installation and at every opening. One file for
 * sign-in, one of what every screen needs, one of a technician's screens, one of a job's, one of drying, one that
 * technicians seldom need, one that makes zips (it builds tables when loaded), one that judges files when the first is
 * chosen, one that draws marks on photos, one of estimates for a job's page and what managers do there, one of invoices and the books, one of pushes for
 * who asked for them, one of photos that were shared, one of documents that people sign, one that judges evidence and one of what it
 * asks, one of packages, one of rooms' figures, one that records, and the rest of each screen.
 */
const zip = /node_modules\/fflate\/|\/offline\/outbox\/export-unsent\.ts/;
const files = /\/contract\/src\/(file-kinds|pictures)\//;
const marks = /\/src\/(files\/(marks\/|viewer\/use-large)|documentation\/marks\/)/;
/** What is typed, and the few parts of claim sheets that Room Setup and documents have. */
const drafts =
  /\/web\/src\/(drafts\/|claim-sheets\/(dimensions-text|room-links|send-link|sheet-state|use-room-sheet|copy-in\/copyable)\.)/;
const sheets =
  /\/web\/src\/claim-sheets\/(?!(copy|feet-inches|line-name|lines|filled-lines|pdf|pdf-button)\.|share\/)/;
const csv =
  /\/contract\/src\/office\/import\/(read-text|decode-text|file-kind)\.|\/web\/src\/files\/spreadsheet\//;
const projects = /\/web\/src\/office\/projects\//;
const office = /\/src\/(office|today)\//;
const seldom = /\/src\/(audit|company|price-list|technicians)\/(?!access-denied|asked)/;
const packages = /\/contract\/src\/packages\//;
const estimates = /\/src\/(estimates\/(?!decimal|bill-to|billed-line)|scope\/|supplements\/)/;
/** What is billed and sent to the books: a job's page asks for it where money stands. */
const money = /\/src\/(accounting\/|invoices\/(?!payment-link)|estimates\/billed-line)/;
const push = /\/src\/push\/(?!wish)/;
const sharing = /\/src\/shared-photos\//;
const templates = /\/src\/document-templates\//;
const documents =
  /\/web\/src\/documents\/(?!to-send|new-document)|\/contract\/src\/documents\/(seal|values|faults|written|cancel-by)\.|\/contract\/src\/document-templates\/(markup|document-fields)/;
/** It asks the drying whether a certificate is due; who only reads or signs loads none of that. */
const newDocument = /\/web\/src\/documents\/new-document/;
/** What follows from the records of a drying: a customer who signs loads it for the certificate, without the rest of a job. */
const drying =
  /\/contract\/src\/drying\/(?!rule-in-words|day-rules|map\.|from-sketch\.)|\/contract\/src\/documents\/drying-values\./;
const dryingScreens = /\/web\/src\/drying\/(?!to-send|replaced-drying)/;
/** What judges evidence: a job's page and the camera load it when they ask. */
const evidence =
  /\/contract\/src\/(evidence-profiles\/(?!stages|stage-names|goals|due-words)|office\/evidence\.)|\/web\/src\/evidence-profiles\//;
/** What a profile asks for, in words: its editor judges nothing. */
const profiles =
  /\/contract\/src\/evidence-profiles\/(actions|rule|rule-words|profile|deadlines|photo-words)\.|\/web\/src\/evidence-profiles\/editor\//;
/** A room's figures, drawn or not: the sheet, drying and papers use them. */
const sketch =
  /\/contract\/src\/(sketch\/(corners|figures|figures-of-room|figure-names|geometry|parts|usual-rules)\.|claim-sheets\/(quantities|computed)\.)/;
/** A sketch that is looked at: its settings, the moisture map and the floor plan. */
const plans =
  /\/contract\/src\/sketch\/(plan|plan-svg|plan-looks|drawing|lengths|rules-in-words|object-names|shape|settings|settings-actions)\.|\/web\/src\/(ui\/layout\/use-size\.|sketch\/(draw-plan|plan-drawing|settings\/))/;
/** One that is drawn: an inspection's and a drying's. */
const drawing =
  /\/contract\/src\/sketch\/(fault|within|edit\/.*)\.|\/web\/src\/sketch\/(?!to-send|draw-plan|plan-drawing|settings\/)/;
/** The shape and the sizes of a drying's room: its map and its drawing need them. */
const dryingRooms = /\/contract\/src\/drying\/(map|from-sketch)\./;
/** What two devices entered into a drying: with its parts, and beside the drawing of a room. */
const replacedDrying = /\/web\/src\/drying\/replaced-drying\./;
const recorder = /\/src\/documentation\/voice\/(recorder-|use-recorder|level-meter)/;
const apart = [
  zip,
  files,
  marks,
  drafts,
  sheets,
  csv,
  projects,
  office,
  seldom,
  estimates,
  money,
  push,
  sharing,
  templates,
  documents,
  newDocument,
  evidence,
  packages,
  sketch,
  plans,
  drawing,
  dryingRooms,
  replacedDrying,
  recorder,
];
const screens = (which: RegExp) =>
  screensNeed(
    globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
      .map((file) => `${import.meta.dirname}/${file}`)
      .filter((file) => which.test(file)),
  );
/** What runs before the first signed-in screen, and the screens that show nothing of a job. */
const everybody = screens(
  /\/src\/(main|offline\/start|shell\/(signed-in|navigation)-layout)\.tsx?$|\/src\/(audit|auth|company|document-templates|evidence-profiles|help|office|accounting|invoices|price-list|privacy|profile|settings|sketch\/settings|support|technicians|today)\/.*-page\.tsx$/,
);
const technician = screens(/\/src\/shell\/((dashboard|inspection|claim-sheet)-route|to-send-page)\.tsx$/);
/** Little, of most screens: a customer who signs would load the technician's parts for it. */
const little =
  /\/web\/src\/(ui\/|forms\/|technicians\/(access-denied|asked|names)\.|documentation\/wall-clock|inspections\/review\/(strokes|signature-pad)|projects\/use-refreshing|files\/judge\.|claim-sheets\/(lines|line-name)\.)|\/contract\/src\/(documents\/cancellation|inspections\/(policies|office-offer)|price-list\/chargeables|estimates\/decimal)/;
const isRest = (id: string) => !apart.some((one) => one.test(id));
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    name: (id: string, modules: Modules) => (everybody(id, modules) || little.test(id) ? 'shared' : null),
    test: (id: string) => isRest(id) || little.test(id),
    minShareCount: 2,
    priority: 2,
  },
  // The office's overview says what is owed by age; the list of projects, later in this list, would bring itself with it.
  { name: 'letterhead', test: /\/contract\/src\/(company\/letterhead|accounting\/aging)/, priority: 2 },
  { name: 'csv', test: csv, minShareCount: 2, priority: 2 },
  { name: 'projects', test: projects, minShareCount: 2, priority: 2 },
  { name: 'seldom', test: seldom, minShareCount: 2, priority: 2 },
  { name: 'estimates', test: estimates, minShareCount: 2, priority: 1.8 },
  { name: 'money', test: money, minShareCount: 2, priority: 1.8 },
  { name: 'office', test: office, minShareCount: 2, priority: 2 },
  { name: 'zip', test: zip, minShareCount: 2, priority: 2 },
  { name: 'push', test: push, minShareCount: 2, priority: 2 },
  { name: 'drying', test: drying, minShareCount: 2, priority: 1.95 },
  {
    name: (id: string, modules: Modules) => (technician(id, modules) ? 'field' : null),
    test: isRest,
    minShareCount: 2,
    priority: 1.9,
  },
  {
    name: 'job',
    test: (id: string) => isRest(id) && !dryingScreens.test(id),
    minShareCount: 2,
    priority: 1.85,
  },
  { name: 'drying-screens', test: dryingScreens, minShareCount: 2, priority: 1.84 },
  { name: 'profiles', test: profiles, minShareCount: 2, priority: 1.97 },
  { name: 'evidence', test: evidence, minShareCount: 2, priority: 1.96 },
  { name: 'packages', test: packages, minShareCount: 2, priority: 1.96 },
  { name: 'sketch', test: sketch, minShareCount: 2, priority: 2.6 },
  { name: 'plans', test: plans, minShareCount: 2, priority: 2.6 },
  { name: 'files', test: files, minShareCount: 2, priority: 1.8 },
  { name: 'marks', test: marks, minShareCount: 2, priority: 1.8 },
  { name: 'sharing', test: sharing, minShareCount: 2, priority: 1.8 },
  { name: 'templates', test: templates, minShareCount: 2, priority: 1.5 },
  { name: 'documents', test: documents, minShareCount: 2, priority: 1.5 },
  { name: 'new-document', test: newDocument, minShareCount: 2, priority: 1.8 },
  { name: 'recorder', test: recorder, minShareCount: 2, priority: 1.8 },
  { name: 'drafts', test: drafts, minShareCount: 2, priority: 2.5 },
  { name: 'sheets', test: sheets, minShareCount: 2, priority: 1.8 },
  // A group takes what its modules import: these come last.
  { name: 'drying-rooms', test: dryingRooms, minShareCount: 2, priority: 1.4 },
  { name: 'replaced-drying', test: replacedDrying, minShareCount: 2, priority: 1.4 },
  { name: 'drawing', test: drawing, minShareCount: 2, priority: 1.3 },
];

export default defineConfig({
  css,
  // The router's store brings along what React has by itself since 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    react(),
    withoutJsonSchema(),
    withoutSummaries(),
    reportPage,
    // The whole app is stored on the device, so that any of its URLs opens offline.
    VitePWA({
      registerType: 'prompt',
      // src/shell/app-update.ts registers it: the content security policy forbids an inline script.
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
        // Earlier versions stored these without comparing them.
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
    target: targets,
    rolldownOptions: {
      treeshake: facesLoadNothing,
      // The first file names all others: a character less of each counts there.
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
