import { preview } from 'vite';
import { root } from './buildConsole.ts';

/** Serves a built folder on this machine, at a free port. @returns its address, without a last `/`. */
export const serveFolder = async (folder: string) => {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  return { url, close: () => server.close() };
};
