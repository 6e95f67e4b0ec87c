import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const pages = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'search')
  .map(({ name }) => join(root, name, 'index.html'));

/** All examples are one build: `/shop/`, `/blog/`, `/crm/`. */
export default defineConfig({
  root,
  plugins: [react()],
  // The package's sources, without building it first.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  envPrefix: 'FIRESTORE_EMULATOR_',
  server: { host: '127.0.0.1' },
  cacheDir: join(root, '../../../node_modules/.vite-examples'),
  build: { rollupOptions: { input: pages }, chunkSizeWarningLimit: 2000 },
});
