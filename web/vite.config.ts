import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    manifest: true,
    // Chrome of three years ago, and the first Safari with the platform features that offline work needs.
    target: ['chrome118', 'safari16.4', 'firefox118'],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
