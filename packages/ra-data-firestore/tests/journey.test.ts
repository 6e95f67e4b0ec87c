import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { collection, doc, getDoc, getDocs, query, Timestamp, where } from 'firebase/firestore';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../tests/support/chromium.ts';
import { freePort } from '../../../tests/support/firestoreEmulator.ts';
import { connect, emulator, seed } from './support/emulator.ts';
import { type Consumer, installPacked, root } from './support/packed.ts';

const PEERS = ['firebase', 'react-admin', 'ra-core', 'react', 'react-dom', '@tanstack/react-query'];

/** The README's first application, word for word but for the emulator's port. */
const firstApplication = (port: number) => {
  const readme = readFileSync(join(root, 'packages/ra-data-firestore/README.md'), 'utf8');
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code?.includes('8080')) throw new Error('The README begins with no application');
  return code.replace('8080', String(port)).replace("'my-project'", `'${PROJECT}'`);
};
const PROJECT = `demo-journey-${process.pid}`;

const write = (folder: string, port: number) => {
  writeFileSync(join(folder, 'App.tsx'), firstApplication(port));
  writeFileSync(
    join(folder, 'main.tsx'),
    `import { createRoot } from 'react-dom/client';
     import { App } from './App';
     createRoot(document.getElementById('root')!).render(<App />);`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Posts</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  );
  writeFileSync(join(folder, 'tsconfig.json'), '{"compilerOptions":{"jsx":"react-jsx"}}');
};

describe.skipIf(!emulator || !chromiumPath)('a fresh Vite application, by the README', () => {
  const { firestore, close } = connect(PROJECT);
  const closers: (() => Promise<unknown>)[] = [close];
  const problems: string[] = [];
  let consumer: Consumer;
  let page: Page;

  beforeAll(async () => {
    consumer = installPacked(PEERS);
    write(consumer.folder, emulator?.port ?? 0);
    const options = { root: consumer.folder, configFile: false, logLevel: 'silent' } as const;
    await build(options);
    const port = await freePort();
    const server = await preview({ ...options, preview: { port, host: '127.0.0.1' } });
    closers.push(() => server.close());
    const posts = Array.from({ length: 23 }, (_, n) => [
      `p${String(n).padStart(2, '0')}`,
      { title: `Post ${n}`, views: n * 7, publishedAt: Timestamp.fromMillis(1.7e12 + n * 1e8) },
    ]);
    await seed(firestore, 'posts', Object.fromEntries(posts));
    const browser = await chromium.launch({
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: chromiumFlags,
    });
    closers.push(() => browser.close());
    page = await browser.newPage();
    page.setDefaultTimeout(45_000);
    page.on('pageerror', error => problems.push(String(error)));
    await page.goto(`http://localhost:${port}/`);
  }, 300_000);

  afterAll(async () => {
    for (const end of closers.reverse()) await end();
    consumer.remove();
  });

  it('lists, page by page', async () => {
    await page.getByText('1-10 of 23').waitFor();
    await page.getByRole('cell', { name: 'Post 9', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Go to page 3' }).click();
    await page.getByText('21-23 of 23').waitFor();
    await page.getByRole('cell', { name: 'Post 22', exact: true }).waitFor();
  });

  it('creates', async () => {
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Made in a browser');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Element created').waitFor();
    const made = query(collection(firestore, 'posts'), where('title', '==', 'Made in a browser'));
    expect((await getDocs(made)).docs.map(row => row.data())).toEqual([
      { title: 'Made in a browser' },
    ]);
  });

  it('edits one field, and leaves the others and their kinds as they were', async () => {
    await page.goto(page.url().replace(/#.*/, '#/posts/p05'));
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect.poll(() => title.inputValue(), { timeout: 45_000 }).toBe('Post 5');
    await title.fill('Post five');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Element updated').waitFor();
    // React-admin waits a while with the write, so that it can be undone.
    const stored = async () => (await getDoc(doc(firestore, 'posts', 'p05'))).data();
    await expect.poll(stored, { timeout: 45_000 }).toEqual({
      title: 'Post five',
      views: 35,
      publishedAt: Timestamp.fromMillis(1.7e12 + 5e8),
    });
    // Back where the list was left.
    await page.getByText('21-24 of 24').waitFor();
    await page.getByRole('button', { name: 'Go to page 1' }).click();
    await page.getByRole('cell', { name: 'Post five', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });
});
