import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import { createFirebaseDataProvider } from '@/providers/firebase/dataProvider.ts';
import { seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { buildPage, root } from './buildConsole.ts';
import { benchImportWrites, type ImportWriteFigures } from './importWrites.ts';
import { serveFolder } from './serveFolder.ts';

/** Products a commit, for the import and the bare loop alike; as the page sets them. */
const LOCAL_SIZE = 50;
const FIRESTORE_SIZE = 100;

/** Times the import into the embedded back end, in Chromium. */
const benchLocal = async (count: number): Promise<ImportWriteFigures> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  await buildPage(folder, 'importPage');
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(`${server.url}/importPage.html`);
    await page.waitForFunction(() => 'benchImport' in window);
    return await page.evaluate(
      ([products, size]) => window.benchImport(products ?? 0, size ?? 0),
      [count, LOCAL_SIZE],
    );
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const ACTOR = { uid: 'bench', email: 'bench@catalogue.example', role: 'owner' as const };

/** Times the import into the Firestore emulator, with the rules on; null where there is none. */
const benchFirestore = async (count: number): Promise<ImportWriteFigures | null> => {
  const emulator = await startFirestoreEmulator(join(root, 'firestore.rules'));
  if (!emulator) return null;
  const projectId = `demo-import-${Date.now()}`;
  const { host, port } = emulator;
  await seedFirestore({ firestore: `${host}:${port}`, projectId }, [
    {
      collection: 'business',
      id: ACTOR.uid,
      data: {
        businessEmail: ACTOR.email,
        businessName: 'Bench',
        isDeleted: false,
        isBusinessOwner: 'approved',
        isSuperAdmin: false,
      },
    },
  ]);
  const app = initializeApp({ projectId, apiKey: 'emulator' }, projectId);
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, host, port, {
    mockUserToken: { sub: ACTOR.uid, email: ACTOR.email, email_verified: true },
  });
  try {
    const provider = createFirebaseDataProvider(firestore, () => ACTOR.uid);
    return await benchImportWrites(provider, ACTOR, count, FIRESTORE_SIZE);
  } finally {
    await deleteApp(app);
    await emulator.stop();
  }
};

const PRODUCTS = 10_000;
const LEAST = 0.8;

const tell = (name: string, { products, bareMs, importMs, ratio }: ImportWriteFigures) => {
  console.info(
    `  writing ${products} products, ${name}: ${(importMs / 1000).toFixed(1)} s, ` +
      `bare batched loop ${(bareMs / 1000).toFixed(1)} s; ratio ${ratio.toFixed(2)}, ` +
      `target at least ${LEAST.toFixed(2)}: ${ratio >= LEAST ? 'ok' : 'UNDER'}`,
  );
  return ratio >= LEAST;
};

/** Times writing against the bare loop on both back ends. @returns whether each is at 0.8 or more. */
export const benchImportWrite = async (): Promise<boolean> => {
  const local = tell('embedded back end in Chromium', await benchLocal(PRODUCTS));
  try {
    const figures = await benchFirestore(PRODUCTS);
    if (!figures) console.info('  writing to Firestore: skipped, no emulator found');
    return (figures ? tell('Firestore emulator', figures) : true) && local;
  } catch (error) {
    // On a machine that is busy with other things the emulator answers too late.
    console.info(`  writing to the Firestore emulator: NOT MEASURED, ${error}`);
    return false;
  }
};
