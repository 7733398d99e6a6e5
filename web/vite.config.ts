import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './compressed.ts';

export default defineConfig({
  plugins: [
    react(),
    // The whole app is kept on the device, so that any address of it opens without a network.
    VitePWA({
      registerType: 'prompt',
      // src/shell/app-update.ts registers it: an inline script would be against the content security policy.
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        globIgnores: ['gallery.html'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/(healthz|readyz|metrics)$/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        inlineWorkboxRuntime: true,
      },
      manifest: {
        name: 'Tidemark',
        short_name: 'Tidemark',
        description: 'Field inspections for property damage, with or without a signal.',
        start_url: '/',
        display: 'standalone',
        background_color: '#ebf0f0',
        theme_color: '#06323c',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
    compressed(),
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    // Chrome of three years ago, and the first Safari with the platform features that offline work needs.
    target: ['chrome118', 'safari16.4', 'firefox118'],
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
