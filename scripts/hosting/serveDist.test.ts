import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from './headersFor.ts';
import { serveDist } from './serveDist.ts';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const policy = String(headersFor(hosting, '/')['Content-Security-Policy']);
const directive = (name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('firebase.json', () => {
  it('lets scripts come from the site itself and from nowhere else', () => {
    expect(directive('script-src')).toEqual(["'self'"]);
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(directive('object-src')).toEqual(["'none'"]);
    expect(directive('frame-ancestors')).toEqual(["'none'"]);
    expect(directive('base-uri')).toEqual(["'none'"]);
  });

  it('names every host that is called, and no scheme or star that lets all through', () => {
    const hosts = directive('connect-src') ?? [];
    expect(hosts).toContain('https://firestore.googleapis.com');
    expect(hosts).toContain('https://identitytoolkit.googleapis.com');
    expect(hosts).toContain('https://api.frankfurter.dev');
    // Copying an import's pictures fetches them.
    expect(hosts).toContain('https://cdn.shopify.com');
    expect(hosts).toContain('https://static.wixstatic.com');
    expect(hosts.filter(host => host === '*' || host.endsWith(':'))).toEqual([]);
  });

  it('keeps hashed assets for ever and asks for everything else again', () => {
    const cacheOf = (path: string) => headersFor(hosting, path)['Cache-Control'];
    expect(cacheOf('/assets/index-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/')).toBe('no-cache');
    expect(cacheOf('/index.html')).toBe('no-cache');
    expect(cacheOf('/product/p1/view-product')).toBe('no-cache');
  });

  it.each([
    ['Strict-Transport-Security', /max-age=\d{8}/],
    ['Referrer-Policy', /^strict-origin/],
    ['Permissions-Policy', /camera=\(\)/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
  ])('sends %s with every page', (name, pattern) => {
    expect(headersFor(hosting, '/login')[name]).toMatch(pattern);
  });
});

describe('serveDist', () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serveDist>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
    writeFileSync(join(folder, 'assets/a.js'), 'export {}');
    site = await serveDist({ folder, origins: ['http://127.0.0.1:9099'] });
  });

  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  it('answers every path of the console with its page', async () => {
    for (const path of ['/', '/login', '/product/p1/view-product', '/../../etc/passwd']) {
      const response = await fetch(site.url + path);
      expect(await response.text()).toBe('<!doctype html>page');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('sends assets with their type, to be kept', async () => {
    const response = await fetch(`${site.url}/assets/a.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('lets a test name the emulators', async () => {
    const { headers } = await fetch(site.url);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' http://127.0.0.1:9099",
    );
  });
});
