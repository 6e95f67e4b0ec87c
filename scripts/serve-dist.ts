import { existsSync } from 'node:fs';
import { serveDist } from './hosting/serveDist.ts';

/** Serves dist/ with the headers and rewrites of firebase.json: `tsx scripts/serve-dist.ts [port]`. */

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/: run npm run build first.');
  process.exit(1);
}
const { url } = await serveDist({ port: Number(process.argv[2] ?? 4173) });
console.info(`dist/ is at ${url} with the headers of firebase.json. Ctrl-C stops it.`);
