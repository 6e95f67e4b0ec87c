import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillAllowList } from '../../scripts/rules/fillAllowList.ts';
import { ACTORS, type ActorName, recordOf } from './support/actors.ts';
import { isAllowed } from './support/commit.ts';

/**
 * The Storage emulator's rules runtime must be downloaded, so its rules are tried by their logic:
 * the same expressions, with the file's properties as a document's fields, on the Firestore
 * emulator. What this cannot show: Storage's own path matching and its call across services.
 */
const asFirestoreRules = () =>
  fillAllowList(readFileSync('storage.rules', 'utf8'), {
    superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
    support: ['support@catalogue.example'],
  })
    .replace('service firebase.storage', 'service cloud.firestore')
    .replace('match /b/{bucket}/o', 'match /databases/{database}/documents')
    .replaceAll('firestore.get(', 'get(')
    .replaceAll('firestore.exists(', 'exists(')
    .replaceAll('request.resource.contentType', 'request.resource.data.contentType')
    .replaceAll('request.resource.size', 'request.resource.data.size');

const host = inject('firestoreEmulator');
const MEGABYTE = 1024 * 1024;

describe.runIf(host)('storage.rules', () => {
  let environment: RulesTestEnvironment;
  const opened = new Map<ActorName, ReturnType<RulesTestContext['firestore']>>();

  beforeAll(async () => {
    if (!host) return;
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: 'demo-storage-rules',
      firestore: { ...host, rules: asFirestoreRules() },
    });
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async context => {
      for (const [name, { uid }] of Object.entries(ACTORS)) {
        const record = recordOf(name);
        if (uid && record) await setDoc(doc(context.firestore(), `business/${uid}`), record);
      }
      const file = { contentType: 'image/png', size: 5 };
      await setDoc(doc(context.firestore(), 'business/owner/products/stored.png'), file);
      await setDoc(doc(context.firestore(), 'business/owner/requests/r1/stored.pdf'), file);
      await setDoc(doc(context.firestore(), 'business/owner/requests/new/stored.pdf'), file);
      await setDoc(doc(context.firestore(), 'business/owner/drafts/stored.png'), file);
      await setDoc(doc(context.firestore(), 'requests/r1'), {});
    });
  });
  afterAll(() => environment?.cleanup());

  const as = (actor: ActorName) => {
    const { uid, email, verified } = ACTORS[actor];
    const known = opened.get(actor);
    if (known) return known;
    const context =
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, { email, email_verified: verified });
    const database = context.firestore();
    opened.set(actor, database);
    return database;
  };
  let files = 0;
  const upload = (actor: ActorName, folder: string, contentType: string, size = 1000) => {
    files += 1;
    return isAllowed(setDoc(doc(as(actor), `${folder}/f${files}`), { contentType, size }));
  };

  it.each<[ActorName, string, string, number, boolean]>([
    ['owner', 'business/owner/products', 'image/png', 1000, true],
    ['owner', 'business/owner/profile', 'image/webp', 10 * MEGABYTE, true],
    ['superAdmin', 'business/owner/products', 'image/jpeg', 1000, true],
    ['upperCaseAdmin', 'business/owner/products', 'image/avif', 1000, true],
    ['flagged', 'business/flagged/products', 'image/gif', 1000, true],
    ['owner', 'business/owner/requests/new', 'application/pdf', 1000, true],
    ['owner', 'business/owner/requests/new', 'image/png', 1000, true],
    ['owner', 'business/owner/products', 'image/png', 10 * MEGABYTE + 1, false],
    ['owner', 'business/owner/products', 'image/png', 0, false],
    ['owner', 'business/owner/products', 'image/svg+xml', 1000, false],
    ['owner', 'business/owner/products', 'text/html', 1000, false],
    ['owner', 'business/owner/products', 'application/pdf', 1000, false],
    ['owner', 'business/owner/products', 'image/png; charset=x', 1000, false],
    ['owner', 'business/owner/requests/new', 'text/html', 1000, false],
    ['owner', 'business/owner/requests/new', 'image/svg+xml', 1000, false],
    ['owner', 'business/owner/giveaways', 'image/png', 1000, true],
    ['owner', 'business/owner/drafts', 'image/png', 1000, false],
    ['superAdmin', 'business/owner/drafts', 'image/png', 1000, false],
    ['owner', 'business/owner/requests/r1', 'image/png', 1000, false],
    ['owner', 'business/owner/requests/new/deeper', 'image/png', 1000, false],
    ['owner', 'business/rival/products', 'image/png', 1000, false],
    ['owner', 'business/rival/requests/new', 'image/png', 1000, false],
    ['owner', 'somewhere/owner/products', 'image/png', 1000, false],
    ['superAdmin', 'business/owner/requests/new', 'image/png', 1000, false],
    ['support', 'business/support/products', 'image/png', 1000, false],
    ['support', 'business/owner/products', 'image/png', 1000, false],
    ['pending', 'business/pending/products', 'image/png', 1000, false],
    ['deactivated', 'business/deactivated/products', 'image/png', 1000, false],
    ['deleted', 'business/deleted/products', 'image/png', 1000, false],
    ['unverifiedAdmin', 'business/owner/products', 'image/png', 1000, false],
    ['deletedAdmin', 'business/owner/products', 'image/png', 1000, false],
    ['catalogueUser', 'business/shopper/products', 'image/png', 1000, false],
    ['anonymous', 'business/owner/products', 'image/png', 1000, false],
  ])('%s uploads to %s, %s of %d bytes: %s', async (actor, folder, type, size, allowed) => {
    expect(await upload(actor, folder, type, size)).toBe(allowed);
  });

  it.each<[ActorName, string, boolean]>([
    ['anonymous', 'products/stored.png', true],
    ['catalogueUser', 'products/stored.png', true],
    ['owner', 'requests/r1/stored.pdf', true],
    ['superAdmin', 'requests/r1/stored.pdf', true],
    ['support', 'requests/r1/stored.pdf', true],
    ['flagged', 'requests/r1/stored.pdf', false],
    ['anonymous', 'drafts/stored.png', false],
    ['superAdmin', 'drafts/stored.png', false],
    ['catalogueUser', 'requests/r1/stored.pdf', false],
    ['anonymous', 'requests/r1/stored.pdf', false],
  ])('%s reads %s: %s', async (actor, file, allowed) => {
    expect(await isAllowed(getDoc(doc(as(actor), `business/owner/${file}`)))).toBe(allowed);
  });

  it.each<[ActorName, string, boolean]>([
    ['anonymous', 'products/stored.png', false],
    ['flagged', 'products/stored.png', false],
    ['support', 'products/stored.png', false],
    ['support', 'requests/r1/stored.pdf', false],
    ['owner', 'products/stored.png', true],
    ['owner', 'drafts/stored.png', false],
    ['owner', 'requests/r1/stored.pdf', false],
    ['owner', 'requests/new/stored.pdf', true],
    ['superAdmin', 'requests/r1/stored.pdf', true],
  ])('%s deletes %s: %s', async (actor, file, allowed) => {
    expect(await isAllowed(deleteDoc(doc(as(actor), `business/owner/${file}`)))).toBe(allowed);
  });

  it('an attachment is never replaced', async () => {
    const target = doc(as('owner'), 'business/owner/requests/new/once');
    const file = { contentType: 'image/png', size: 5 };
    expect(await isAllowed(setDoc(target, file))).toBe(true);
    expect(await isAllowed(setDoc(target, { ...file, size: 6 }))).toBe(false);
  });
});
