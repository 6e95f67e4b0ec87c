import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SAMPLE_ALLOW_LISTS } from '../../scripts/emulators/sampleAllowLists.ts';
import { fillAllowList, rulesVersion } from '../../scripts/rules/fillAllowList.ts';
import { ACTORS, type ActorName, recordOf } from './support/actors.ts';
import { isAllowed } from './support/commit.ts';
import { documentPath, storageAsFirestore } from './support/storageAsFirestore.ts';

/**
 * The Storage emulator's rules runtime must be downloaded, so its rules are tried by their logic:
 * the same expressions on the Firestore emulator. What this cannot show: Storage's own path matching
 * and its call across services.
 */
const template = readFileSync('storage.rules', 'utf8');
const asFirestoreRules = () => storageAsFirestore(fillAllowList(template, SAMPLE_ALLOW_LISTS));
const version = rulesVersion(template, SAMPLE_ALLOW_LISTS);

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
      await setDoc(
        doc(context.firestore(), documentPath('business/owner/products/stored.png')),
        file,
      );
      await setDoc(
        doc(context.firestore(), documentPath('business/owner/profile/stored.png')),
        file,
      );
      await setDoc(
        doc(context.firestore(), documentPath('business/owner/requests/r1/stored.pdf')),
        file,
      );
      await setDoc(
        doc(context.firestore(), documentPath('business/owner/requests/new/stored.pdf')),
        file,
      );
      await setDoc(
        doc(context.firestore(), documentPath('business/owner/drafts/stored.png')),
        file,
      );
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
    return isAllowed(
      setDoc(doc(as(actor), documentPath(`${folder}/f${files}`)), { contentType, size }),
    );
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
    ['listedWithoutFlag', 'business/owner/products', 'image/png', 1000, false],
    ['deactivatedAdmin', 'business/owner/products', 'image/png', 1000, false],
    ['owner', 'business/owner/products', 'image/png', 1, true],
    ['owner', 'business/owner/products', 'words', 1000, false],
    ['owner', 'business/owner/words', 'image/png', 1000, false],
    ['owner', 'business/owner/requests/new', 'image/jpeg', 1000, true],
    ['owner', 'business/owner/requests/new', 'image/webp', 1000, true],
    ['owner', 'business/owner/requests/new', 'image/gif', 1000, true],
    ['owner', 'business/owner/requests/new', 'image/avif', 1000, true],
    ['owner', 'business/owner/requests/new', 'text/plain', 10 * MEGABYTE, true],
    ['owner', 'business/owner/requests/new', 'text/plain', 10 * MEGABYTE + 1, false],
    ['owner', 'business/owner/requests/new', 'words', 1000, false],
    ['owner', 'words/owner/requests/new', 'image/png', 1000, false],
    ['owner', 'business/owner/words/new', 'image/png', 1000, false],
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
    ['pendingSupport', 'requests/r1/stored.pdf', false],
    ['unverifiedSupport', 'requests/r1/stored.pdf', false],
    ['deactivatedAdmin', 'requests/r1/stored.pdf', false],
  ])('%s reads %s: %s', async (actor, file, allowed) => {
    expect(await isAllowed(getDoc(doc(as(actor), documentPath(`business/owner/${file}`))))).toBe(
      allowed,
    );
  });

  it.each<[ActorName, string, boolean]>([
    ['anonymous', 'products/stored.png', false],
    ['flagged', 'products/stored.png', false],
    ['support', 'products/stored.png', false],
    ['support', 'requests/r1/stored.pdf', false],
    ['owner', 'products/stored.png', true],
    ['owner', 'drafts/stored.png', false],
    ['owner', 'requests/r1/stored.pdf', false],
    ['flagged', 'requests/new/stored.pdf', false],
    ['support', 'requests/new/stored.pdf', false],
    ['superAdmin', 'profile/stored.png', true],
    ['owner', 'requests/new/stored.pdf', true],
    ['superAdmin', 'requests/r1/stored.pdf', true],
  ])('%s deletes %s: %s', async (actor, file, allowed) => {
    expect(await isAllowed(deleteDoc(doc(as(actor), documentPath(`business/owner/${file}`))))).toBe(
      allowed,
    );
  });

  it.each<[ActorName, string, boolean]>([
    ['superAdmin', version, true],
    ['superAdmin', 'another', false],
    ['support', version, false],
    ['owner', version, false],
    ['deactivatedAdmin', version, false],
  ])('tells its version to %s who asks for %s: %s', async (actor, name, allowed) => {
    const ask = (place: string) =>
      isAllowed(getDoc(doc(as(actor), documentPath(`${place}/${name}`))));
    expect([await ask('rulesVersion'), await ask('elsewhere')]).toEqual([allowed, false]);
  });

  it('what a record does not say is as it begins, what a token does not say is not so', async () => {
    const email = 'admin@catalogue.example';
    const read = async (uid: string, token: { email?: string; email_verified?: boolean }) => {
      const database = environment.authenticatedContext(uid, token).firestore();
      return isAllowed(
        getDoc(doc(database, documentPath('business/owner/requests/r1/stored.pdf'))),
      );
    };
    await environment.withSecurityRulesDisabled(async context => {
      await setDoc(doc(context.firestore(), 'business/bare'), { isSuperAdmin: true });
      await setDoc(doc(context.firestore(), 'business/none'), { businessName: 'x' });
      await setDoc(doc(context.firestore(), 'business/word'), { isBusinessOwner: 'approved' });
    });
    expect(await read('bare', { email, email_verified: true })).toBe(true);
    expect(await read('bare', { email })).toBe(false);
    expect(await read('bare', { email_verified: true })).toBe(false);
    expect(await read('none', { email, email_verified: true })).toBe(false);
    const support = { email: 'support@catalogue.example', email_verified: true };
    expect(await read('word', support)).toBe(true);
    expect(await read('none', support)).toBe(false);
  });

  it('whatever else than no is stored as the mark of deletion keeps out', async () => {
    const deleted = [true, 'true', ' Yes ', '1', 1, 'words', {}];
    const marks = [...deleted, null, false, 0, '', ' ', 'false', ' FALSE ', 'no', 'n', '0'];
    for (const [index, isDeleted] of marks.entries()) {
      const [owner, chief] = [`marked-${index}`, `chief-${index}`];
      await environment.withSecurityRulesDisabled(async context => {
        const store = context.firestore();
        await setDoc(doc(store, `business/${owner}`), { isBusinessOwner: 'approved', isDeleted });
        await setDoc(doc(store, `business/${chief}`), { isSuperAdmin: true, isDeleted });
      });
      const upload = (uid: string, email: string) => {
        const database = environment
          .authenticatedContext(uid, { email, email_verified: true })
          .firestore();
        const path = documentPath(`business/${owner}/products/by-${uid}.png`);
        return isAllowed(setDoc(doc(database, path), { contentType: 'image/png', size: 1000 }));
      };
      const letIn = [
        await upload(owner, 'o@catalogue.example'),
        await upload(chief, 'admin@catalogue.example'),
      ];
      expect(letIn, JSON.stringify(isDeleted)).toEqual(Array(2).fill(index >= deleted.length));
    }
  });

  it('an attachment is never replaced', async () => {
    const target = doc(as('owner'), documentPath('business/owner/requests/new/once'));
    const file = { contentType: 'image/png', size: 5 };
    expect(await isAllowed(setDoc(target, file))).toBe(true);
    expect(await isAllowed(setDoc(target, { ...file, size: 6 }))).toBe(false);
  });
});

it.each([
  ['a property of the file', "request.resource.md5Hash == 'x'"],
  ['the file that is stored', 'resource.size > 0'],
  ['metadata', "request.resource.metadata.owner == 'x'"],
  ['the path', "request.path[0] == 'x'"],
  ['the time', 'request.time > timestamp.date(2026, 1, 1)'],
  ['another call across', 'firestore.getAfter(/a/b).data.x'],
])('the translation knows what it does not know: %s', (_, condition) => {
  const rules = readFileSync('storage.rules', 'utf8');
  expect(() => storageAsFirestore(rules)).not.toThrow();
  const changed = rules.replace('return request.resource.size > 0', `return ${condition}`);
  expect(() => storageAsFirestore(changed)).toThrow('has no known equal');
});

it.each([
  ['allow get:', 'allow list:'],
  ['allow get:', 'allow read:'],
  ['allow create:', 'allow create, write:'],
  ['{folder}/{file=**}', '{folder}/{file=*}'],
])('the translation knows what it does not know: %s as %s', (from, to) => {
  const rules = readFileSync('storage.rules', 'utf8');
  expect(() => storageAsFirestore(rules.replace(from, to))).toThrow('has no known equal');
});
