import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One file with everything in it but Firebase's packages, which are installed where it runs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  resolve: {
    alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) },
    conditions: ['source', 'module', 'node', 'development|production'],
  },
  ssr: {
    noExternal: true,
    external: ['firebase-admin', 'firebase-functions'],
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    target: 'node22',
    minify: false,
    rolldownOptions: { external: [/^firebase-(admin|functions)(\/|$)/] },
  },
});
