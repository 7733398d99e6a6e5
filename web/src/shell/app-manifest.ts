import type { ManifestOptions } from 'vite-plugin-pwa';

const png = 'image/png';

/**
 * What a phone learns about the app at installation (W3C Web Application Manifest). The colors are for the first
 * moment, before the page loads; then index.html and use-theme-color.ts follow the theme.
 */
export const appManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Tidemark',
  short_name: 'Tidemark',
  description: 'Field inspections for property damage, with or without a signal.',
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['business', 'productivity'],
  background_color: '#ebf0f0',
  theme_color: '#06323c',
  share_target: {
    action: '/share-photos',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photos', accept: ['image/*'] }] },
  },
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: png, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: png, purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: png, purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Dashboard',
      description: 'Your projects',
      url: '/',
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: png }],
    },
    {
      name: 'To send',
      description: 'Changes on this device that the office does not have yet',
      url: '/to-send',
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: png }],
    },
  ],
};
