import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HostingConfiguration, headersFor } from './headersFor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** This server speaks plain HTTP to the machine it runs on; everything else is sent as it stands. */
const forLocalUse = (headers: Record<string, string>): Record<string, string> => {
  const { 'Strict-Transport-Security': _, ...rest } = headers;
  const policy = rest['Content-Security-Policy'];
  return policy
    ? { ...rest, 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') }
    : rest;
};

const fileFor = (folder: string, path: string) => {
  const file = normalize(join(folder, decodeURIComponent(path)));
  const inside = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  return inside ? file : join(folder, 'index.html');
};

/** What to serve, and where. */
export interface ServeOptions {
  /** The built site; `dist/` unless said otherwise. */
  folder?: string;
  /** A free one unless said otherwise. */
  port?: number;
  /** Further origins to call and to take pictures from, such as emulators'. */
  origins?: readonly string[];
}

/** A site that is being served. */
export interface ServedSite {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a built site as Firebase Hosting would: the rewrites and headers of `firebase.json`. */
export const serveDist = ({
  folder = join(root, 'dist'),
  port = 0,
  origins = [],
}: ServeOptions = {}): Promise<ServedSite> =>
  new Promise((resolve, reject) => {
    const { hosting }: { hosting: HostingConfiguration } = JSON.parse(
      readFileSync(join(root, 'firebase.json'), 'utf8'),
    );
    const base = normalize(`${folder}/`);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const headers = forLocalUse(headersFor(hosting, pathname));
      const policy = headers['Content-Security-Policy'];
      if (policy && origins.length > 0)
        headers['Content-Security-Policy'] = policy.replace(
          /\b(?:connect|img)-src 'self'/g,
          directive => `${directive} ${origins.join(' ')}`,
        );
      const file = fileFor(base, pathname);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'Content-Type': type });
      if (request.method === 'HEAD') response.end();
      else createReadStream(file).pipe(response);
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${used}`,
        stop: () => new Promise(done => server.close(() => done())),
      });
    });
  });
