import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { deleteApp } from 'firebase/app';
import { doc, type Firestore, getDoc, terminate } from 'firebase/firestore';
import { build, preview } from 'vite';
import { chromiumFlags, chromiumPath } from '../../../../tests/support/chromium.ts';
import { freePort } from '../../../../tests/support/firestoreEmulator.ts';
import { connect, type Documents } from '../../examples/emulator.ts';
import { fill } from '../../examples/fill.ts';
import { root } from './packed.ts';

const configFile = join(root, 'packages/ra-data-firestore/examples/vite.config.ts');

/** The examples as one served build, in a browser. */
export interface Examples {
  /** Opens an example, with its documents in the emulator. */
  open: (name: string, documents: Documents) => Promise<Opened>;
  close: () => Promise<void>;
}

/** An example in a browser, and what it stored. */
export interface Opened {
  page: Page;
  /** Goes to a page of the example: `/posts`. */
  visit: (path: string) => Promise<unknown>;
  /** The fields of a document; undefined where there is none. */
  stored: (path: string) => Promise<Record<string, unknown> | undefined>;
  firestore: Firestore;
  /** What the browser complained of. */
  problems: string[];
}

/** Builds all examples for the emulator at `address` and serves them. */
export const startExamples = async (address: string): Promise<Examples> => {
  const outDir = mkdtempSync(join(tmpdir(), 'examples-'));
  const settings = {
    configFile,
    logLevel: 'error',
    define: { 'import.meta.env.FIRESTORE_EMULATOR_HOST': JSON.stringify(address) },
    build: { outDir, emptyOutDir: true },
  } as const;
  await build(settings);
  const port = await freePort();
  const server = await preview({ ...settings, preview: { port, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: chromiumFlags,
  });
  const databases: Firestore[] = [];
  return {
    open: async (name, documents) => {
      const firestore = connect(name, address);
      databases.push(firestore);
      await fill(firestore, documents);
      const page = await browser.newPage();
      page.setDefaultTimeout(45_000);
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(String(error)));
      return {
        page,
        problems,
        firestore,
        visit: path => page.goto(`http://127.0.0.1:${port}/${name}/#${path}`),
        stored: async path => (await getDoc(doc(firestore, path))).data(),
      };
    },
    close: async () => {
      await browser.close();
      await server.close();
      for (const firestore of databases) {
        await terminate(firestore);
        await deleteApp(firestore.app);
      }
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
