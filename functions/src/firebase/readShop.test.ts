import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shopLinesReader } from '../../../src/domain/import/shopify/admin/shopLines.ts';
import { sleep } from '../../../src/domain/retry.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { ADMIN_TOKEN, type MockAdminShop, mockAdmin } from '../../../tests/support/mockAdmin.ts';
import { memoryBucket } from '../store/testBucket.ts';
import { doOwnerTask } from '../tasks/doOwnerTask.ts';
import { adminStore } from './adminStore.ts';

const emulator = inject('firestoreEmulator');
const hasPackages = existsSync(
  fileURLToPath(new URL('../../node_modules/firebase-admin', import.meta.url)),
);

/** A shop that listens on this machine, and how its address is asked there. */
const listen = async (shop: MockAdminShop) => {
  const { fetch: answer } = mockAdmin(shop);
  let moved = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (moved) return response.writeHead(302, { location: '/elsewhere' }).end();
    const { method = '', headers, url = '' } = request;
    const answered = await answer(url, {
      ...{ method, body: Buffer.concat(chunks).toString('utf8') },
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    });
    const sent = Object.fromEntries(answered.headers);
    response.writeHead(answered.status, sent).end(await answered.text());
  });
  const port = await listenLocally(server);
  return {
    move: () => {
      moved = true;
    },
    close: () => new Promise(resolve => server.close(resolve)),
    fetch: (url: string, init?: RequestInit) => {
      const { host, pathname } = new URL(url);
      expect(host).toBe('oak.myshopify.com');
      return fetch(`http://127.0.0.1:${port}${pathname}`, init);
    },
  };
};

describe.runIf(emulator && hasPackages)('reading a shop into Firestore', () => {
  let firestore: Firestore;
  const signal = new AbortController().signal;
  const access = async () => ({ shop: 'oak.myshopify.com', token: ADMIN_TOKEN });
  const common = {
    ...{ clock: () => new Date(), budget: 60_000, sleep, signal },
    accessOf: access,
    pictures: {
      ...{ bucket: memoryBucket(), budget: 1, emailOf: async () => null },
      download: () => Promise.reject(new Error('No picture is asked for')),
    },
  };

  beforeAll(async () => {
    process.env.FIRESTORE_EMULATOR_HOST = `${emulator?.host}:${emulator?.port}`;
    const { initializeApp } = await import('firebase-admin/app');
    const { getFirestore } = await import('firebase-admin/firestore');
    const projectId = `demo-shop-${Date.now()}`;
    firestore = getFirestore(initializeApp({ projectId }, projectId));
  });

  afterAll(async () => {
    delete process.env.FIRESTORE_EMULATOR_HOST;
    await firestore?.terminate();
  });

  const ask = async (id: string) => {
    const place = firestore.doc(`business/shop/tasks/${id}`);
    const task = { kind: 'readShop', askedBy: 'shop', askedAt: new Date(), state: 'asked' };
    await place.set(task);
    return place;
  };

  it('gives all its products, as the console makes them out of the pieces', async () => {
    const products = Array.from({ length: 30 }, (_, at) => ({
      ...{ handle: `p-${at}`, status: 'DRAFT' as const, pictures: 2 },
      variants: [{ price: '9.90', cost: '4.20', quantity: at }],
      // Of four bytes a sign: still a document each.
      descriptionHtml: `<p>${'🪵'.repeat(20_000)}</p>`,
    }));
    const shop = await listen({ products });
    const place = await ask('whole');
    const options = { ...common, fetch: shop.fetch };
    const did = await doOwnerTask(
      adminStore(firestore),
      { business: 'shop', id: 'whole' },
      options,
    );
    await shop.close();
    expect(did).toEqual({ tasks: 1, readProducts: 30 });
    const task = (await place.get()).data();
    expect(task).toMatchObject({ state: 'done', capped: false });
    const reader = shopLinesReader();
    const read = [];
    for (let part = 0; part < Number(task?.parts); part++)
      read.push(
        ...reader.add([(await place.collection('parts').doc(`${part}`).get()).get('text')])
          .products,
      );
    reader.end();
    expect(read.map(({ handle }) => handle)).toEqual(products.map(({ handle }) => handle));
    expect(read[7]).toMatchObject({
      ...{ status: 'draft', descriptionHtml: products[7]?.descriptionHtml },
      variants: [{ cost: '4.20', stock: { tracked: true, quantity: 7 } }],
    });
  });

  it('follows nobody elsewhere', async () => {
    const shop = await listen({ products: [{ handle: 'tray' }] });
    shop.move();
    const place = await ask('moved');
    const options = { ...common, fetch: shop.fetch };
    await doOwnerTask(adminStore(firestore), { business: 'shop', id: 'moved' }, options);
    await shop.close();
    expect((await place.get()).data()).toMatchObject({ state: 'failed', failure: 'shopNotFound' });
  });
});
