import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { buildFacts } from './scripts/build/buildFacts.ts';
import { bundledPackages } from './scripts/build/bundledPackages.ts';
import { fewerFiles } from './scripts/build/fewerFiles.ts';
import { REPLACED_MODULES } from './scripts/build/replacedModules.ts';
import { readConfiguration } from './src/config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const SAMPLES = join(root, 'sample-public');

/** Serves the pictures of the sample data; a build gets them only where it has sample data. */
const sampleImages = (inBuild: boolean): Plugin => ({
  name: 'sample-images',
  configureServer(server) {
    server.middlewares.use('/sample-images', (request, response, next) => {
      const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\//, '');
      const file = join(SAMPLES, 'sample-images', name);
      if (!/^[\w-]+\.svg$/.test(name) || !existsSync(file)) return next();
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'max-age=3600');
      createReadStream(file).pipe(response);
    });
  },
  generateBundle() {
    if (!inBuild) return;
    const folder = join(SAMPLES, 'sample-images');
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      this.emitFile({
        type: 'asset',
        fileName: `sample-images/${name}`,
        source: readFileSync(join(folder, name)),
      });
    }
  },
});

/** Everything but how a build is split. */
const consoleConfig = (mode: string): UserConfig => {
  const env = { ...loadEnv(mode, root, 'VITE_') };
  const read = readConfiguration(env);
  const backEnd = read.ok ? read.configuration.backEnd : 'firebase';
  const licences = bundledPackages();
  return {
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        ...REPLACED_MODULES,
      },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    define: {
      __BACK_END__: JSON.stringify(backEnd),
      // Known even where it is not set, so that a real build leaves the sample accounts out.
      'import.meta.env.VITE_USE_EMULATORS': JSON.stringify(env.VITE_USE_EMULATORS ?? ''),
      __GOOGLE_SIGN_IN__: JSON.stringify(
        read.ok && read.configuration.signInMethods.includes('google'),
      ),
      'import.meta.env.BUILD': JSON.stringify(
        buildFacts(root, read.ok ? read.configuration : null, process.env.BUILD_COMMIT),
      ),
    },
    plugins: [
      react(),
      sampleImages(backEnd === 'local' || env.VITE_USE_EMULATORS === 'true'),
      ...licences.inSite(),
    ],
    server: {
      host: '127.0.0.1',
      port: 5173,
      watch: { ignored: ['**/tests/**', '**/docs/**', '**/tools/**', '**/scripts/**'] },
    },
    preview: { host: '127.0.0.1', port: 4173 },
    // All pages at once: a page that brings a new library would otherwise reload the console.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
    worker: { format: 'es', plugins: licences.inWorker },
    build: {
      target: 'es2023',
      sourcemap: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      manifest: true,
    },
  };
};

export default defineConfig(async ({ command, mode }) => {
  const config = consoleConfig(mode);
  if (command !== 'build') return config;
  const codeSplitting = await fewerFiles({ ...consoleConfig(mode), mode });
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting } } } };
});
