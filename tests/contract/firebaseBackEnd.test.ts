import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '@/config.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Role } from '@/domain/access/roles.ts';
import { MEASURE_ACTIONS } from '@/domain/moderation/measureActions.ts';
import { createFirebaseBackEnd } from '@/providers/firebase/index.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { BackEnd, BackOfficeDataProvider } from '@/providers/types.ts';
import { firstAdministrator } from '../../scripts/admin/firstAdministrator.ts';
import { hasTools } from '../../scripts/emulators/installTools.ts';
import { SAMPLE_ALLOW_LISTS } from '../../scripts/emulators/sampleAllowLists.ts';
import { seedSamples } from '../../scripts/emulators/seedSamples.ts';
import { type RunningEmulators, startEmulators } from '../../scripts/emulators/startEmulators.ts';
import { findFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { type Renewal, type RenewalLink, renewalLink } from '../support/renewalLink.ts';

const canRun = hasTools() && findFirestoreEmulator() !== undefined;
if (!canRun) console.warn('The Firebase back end is not tested: run npm run start:emulators once.');

describe.runIf(canRun)('the Firebase back end, on the emulators with the rules on', () => {
  let emulators: RunningEmulators;
  let backEnd: BackEnd;
  let renewals: RenewalLink;

  beforeAll(async () => {
    emulators = await startEmulators('demo-back-end');
    await seedSamples(emulators, { products: 300 });
    renewals = await renewalLink(emulators.auth);
    const configuration: Configuration = {
      backEnd: 'firebase',
      firebase: {
        projectId: emulators.projectId,
        apiKey: 'emulator',
        authDomain: 'localhost',
        storageBucket: `${emulators.projectId}.appspot.com`,
        appId: 'emulator',
        messagingSenderId: undefined,
        appCheckSiteKey: undefined,
      },
      emulators: { ...emulators, auth: renewals.address },
      ...SAMPLE_ALLOW_LISTS,
      signInMethods: ['password'],
      exchangeRateUrl: '',
      drandUrl: '',
      errorReportUrl: null,
      productPageUrl: null,
    };
    backEnd = createFirebaseBackEnd(configuration);
  }, 120_000);

  afterAll(async () => {
    await backEnd?.identity.signOut();
    renewals?.close();
    await emulators?.stop();
  });

  const signIn = (uid: string) => backEnd.identity.signIn(`${uid}@catalogue.example`, 'demo1234');

  const providerOf = async (uid: string, role: Role): Promise<BackOfficeDataProvider> => {
    await signIn(uid);
    const { dataProvider } = await backEnd.loadData();
    return trackedDataProvider(dataProvider, { uid, email: `${uid}@catalogue.example`, role });
  };

  const page = (filter: Record<string, unknown> = {}) => ({
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' as const },
    filter,
  });

  describe('identity', () => {
    it('tells who is signed in, at once and at every change', async () => {
      const seen: (IdentityClaims | null)[] = [];
      const end = backEnd.identity.watch(claims => seen.push(claims));
      await expect.poll(() => seen.length).toBe(1);
      await signIn('owner');
      await expect.poll(() => seen.at(-1)?.uid).toBe('owner');
      expect(seen.at(-1)).toEqual({
        uid: 'owner',
        email: 'owner@catalogue.example',
        emailVerified: true,
      });
      await backEnd.identity.signOut();
      await expect.poll(() => seen.at(-1)).toBe(null);
      end();
    });

    it.each([
      ['owner@catalogue.example', 'wrong', 'wrongCredentials'],
      ['nobody@catalogue.example', 'demo1234', 'unknownAccount'],
      ['no address', 'demo1234', 'invalidEmail'],
    ])('refuses %s with %s: %s', async (email, password, code) => {
      await expect(backEnd.identity.signIn(email, password)).rejects.toMatchObject({ code });
    });

    it('says nothing about addresses without an account', async () => {
      await backEnd.identity.sendPasswordReset('nobody@catalogue.example');
      await backEnd.identity.sendPasswordReset('owner@catalogue.example');
    });

    it('provisions an account beside the session, and takes it back', async () => {
      await signIn('admin');
      const seen: (string | undefined)[] = [];
      const end = backEnd.identity.watch(claims => seen.push(claims?.uid));
      const account = await backEnd.identity.provisionAccount('Fresh@Shop.example');
      await expect(backEnd.identity.provisionAccount('fresh@shop.example')).rejects.toMatchObject({
        code: 'emailInUse',
      });
      await account.remove();
      const again = await backEnd.identity.provisionAccount('fresh@shop.example');
      await again.sendInvitation();
      expect(again.uid).not.toBe(account.uid);
      expect(new Set(seen)).toEqual(new Set(['admin']));
      end();
    });
  });

  describe('the session', () => {
    it('watches the own record live, also of those who are kept out', async () => {
      const admin = await providerOf('admin', 'superAdmin');
      const { data: business } = await admin.getOne('business', { id: 'newowner' });
      await signIn('newowner');
      const seen: unknown[] = [];
      const end = backEnd.watchBusiness('newowner', {
        next: record => seen.push(record?.isBusinessOwner),
        error: error => seen.push(error),
      });
      await expect.poll(() => seen).toEqual(['approved']);
      expect(business.isBusinessOwner).toBe('approved');
      end();
      await signIn('norecord');
      const none: unknown[] = [];
      const endNone = backEnd.watchBusiness('norecord', {
        next: record => none.push(record),
        error: error => none.push(error),
      });
      await expect.poll(() => none).toEqual([null]);
      endNone();
    });

    it('is told when somebody else’s record is watched', async () => {
      await signIn('owner');
      const errors: Error[] = [];
      const end = backEnd.watchBusiness('newowner', {
        next: () => errors.push(new Error('shown')),
        error: error => errors.push(error),
      });
      await expect.poll(() => errors.length).toBe(1);
      expect(errors[0]).toMatchObject({ status: 403 });
      end();
    });
  });

  it.each(['norecord', 'somebody-new'])('makes %s the first administrator', async name => {
    const email = `${name}@catalogue.example`;
    const target = {
      projectId: emulators.projectId,
      apiKey: 'emulator',
      token: 'owner',
      identityToolkit: `http://${emulators.auth}/identitytoolkit.googleapis.com`,
      firestore: `http://${emulators.firestore}`,
    };
    const { uid, isNew } = await firstAdministrator(target, { email, name: 'First' });
    expect(isNew).toBe(name === 'somebody-new');
    expect(await firstAdministrator(target, { email, name: 'Again' })).toEqual({
      uid,
      isNew: false,
    });
    const admin = await providerOf('admin', 'superAdmin');
    const { data } = await admin.getOne('business', { id: uid });
    expect(data).toMatchObject({ businessEmail: email, businessName: 'First', isSuperAdmin: true });
  });

  describe('data', () => {
    it('lists, counts, searches and streams the own products, by the rules', async () => {
      const owner = await providerOf('owner', 'owner');
      const list = await owner.getList('products', page());
      expect(list.data.length).toBe(10);
      expect(list.data.every(product => product.businessId === 'owner')).toBe(true);
      const total = await owner.count('products', { filter: { businessId: 'owner' } });
      expect(list.total).toBe(total);
      const word = String(list.data[0]?.title).split(' ')[0];
      const found = await owner.getList('products', page({ q: word }));
      expect(found.data.length).toBeGreaterThan(0);
      let rows = 0;
      const stream = owner.stream('products', { ...page(), pageSize: 50 });
      for await (const chunk of stream) rows += chunk.length;
      expect(rows).toBe(total);
    });

    it('creates, changes and deletes as an owner, with the audit trail told', async () => {
      const owner = await providerOf('owner', 'owner');
      const { data: list } = await owner.getList('products', page());
      const { id: _, ...fields } = list[0] ?? { id: '' };
      const made = await owner.create('products', { data: { ...fields, title: 'Contract bowl' } });
      const changed = await owner.update('products', {
        id: made.data.id,
        data: { title: 'Contract plate' },
        previousData: made.data,
      });
      expect(changed.data).toMatchObject({ title: 'Contract plate', version: 2 });
      await expect(
        owner.update('products', {
          id: made.data.id,
          data: { title: 'Late' },
          previousData: made.data,
        }),
      ).rejects.toMatchObject({ status: 409 });
      const found = await owner.getList('products', page({ q: 'contract pla' }));
      expect(found.data.map(one => one.id)).toEqual([made.data.id]);
      await owner.delete('products', { id: made.data.id });
      await expect(owner.getOne('products', { id: made.data.id })).rejects.toMatchObject({
        status: 404,
      });
      const audit = await owner.getList('audit', {
        ...page({ records_contains: made.data.id, businessId: 'owner' }),
        sort: { field: 'at', order: 'DESC' },
      });
      expect(audit.data.map(entry => entry.action)).toEqual(['delete', 'update', 'create']);
      const admin = await providerOf('admin', 'superAdmin');
      // As the drawer of a report asks for the decisions about its target.
      const decisions = await admin.getManyReference('audit', {
        ...{ target: 'records@contains', id: made.data.id },
        filter: { resource: 'products', action: [...MEASURE_ACTIONS.product] },
        sort: { field: 'at', order: 'DESC' },
        pagination: { page: 1, perPage: 5 },
        meta: { total: 'none' },
      });
      expect(decisions.data.map(entry => entry.action)).toEqual(['delete']);
    });

    it('changes and deletes others’ products as an administrator, many at once', async () => {
      const admin = await providerOf('admin', 'superAdmin');
      const { data } = await admin.getList('products', page({ businessId: 'owner' }));
      const ids = data.slice(0, 4).map(product => product.id);
      await admin.updateMany('products', { ids, data: { status: 'archived' } });
      await admin.deleteMany('products', { ids: ids.slice(0, 2) });
      const { data: left } = await admin.getMany('products', { ids });
      expect(left.map(product => product.status)).toEqual(['archived', 'archived']);
    });

    it('keeps owners and support within their rights', async () => {
      const owner = await providerOf('owner', 'owner');
      await expect(owner.getList('users', page())).rejects.toMatchObject({ status: 403 });
      await expect(owner.getOne('business', { id: 'newowner' })).rejects.toMatchObject({
        status: 403,
      });
      const support = await providerOf('support', 'support');
      const { data } = await support.getList('users', page());
      expect(data.length).toBe(10);
      const [user] = data;
      await expect(
        support.update('users', { id: user?.id, data: { status: 'blocked' }, previousData: user }),
      ).rejects.toMatchObject({ status: 403 });
    });
  });

  describe('files', () => {
    const blobOf = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/png' });
    const folder = 'business/owner/products';

    it.each([
      ['a small one in one request', 1000],
      ['a large one in chunks', 900_000],
    ])('stores %s, with its metadata and address', async (_, size) => {
      await signIn('owner');
      const { files } = await backEnd.loadData();
      const path = `${folder}/${size}.png`;
      const states = new Set<string>();
      const task = files.upload(path, blobOf(size), { contentType: 'image/png' });
      task.subscribe(({ state }) => states.add(state));
      const { metadata, url } = await task.done;
      expect(metadata).toMatchObject({ fullPath: path, size, contentType: 'image/png' });
      expect(await files.metadata(path)).toMatchObject({ md5Hash: metadata.md5Hash });
      expect(states).toContain('success');
      expect((await fetch(url)).status).toBe(200);
      expect(await files.resolve(url)).toBe(url);
      expect(await files.read(url)).toMatchObject({ size, type: 'image/png' });
      await files.remove(path);
      await files.remove(path);
      await expect(files.metadata(path)).rejects.toMatchObject({ code: 'object-not-found' });
      await expect(files.downloadUrl(path)).rejects.toMatchObject({ code: 'object-not-found' });
      await expect(files.read(url)).rejects.toMatchObject({ code: 'object-not-found' });
    });

    it('pauses, resumes and cancels', async () => {
      await signIn('owner');
      const { files } = await backEnd.loadData();
      const task = files.upload(`${folder}/slow.png`, blobOf(8_000_000), {
        contentType: 'image/png',
      });
      expect(task.resume()).toBe(false);
      expect(task.pause()).toBe(true);
      await expect.poll(() => task.snapshot().state).toBe('paused');
      expect(task.resume()).toBe(true);
      await expect.poll(() => task.snapshot().state).toBe('running');
      expect(task.cancel()).toBe(true);
      await expect(task.done).rejects.toMatchObject({ code: 'canceled' });
      expect(task.snapshot().state).toBe('canceled');
      expect(task.pause() || task.resume() || task.cancel()).toBe(false);
    });

    it('refuses paths that cannot be one', async () => {
      const { files } = await backEnd.loadData();
      for (const path of ['', '/x', 'a/../b', 'a#b'])
        await expect(files.metadata(path)).rejects.toMatchObject({ code: 'invalid-argument' });
    });
  });

  describe('a token that cannot be renewed', () => {
    afterEach(() => {
      vi.useRealTimers();
      renewals.answer(null);
    });

    it.each<[how: string, renewal: Renewal, status: number]>([
      ['whose session is over', { refused: 'TOKEN_EXPIRED' }, 401],
      ['while the service is out of reach', 'cut', 503],
    ])('%s ends a write, and the next session goes on', async (_, renewal, status) => {
      const provider = await providerOf('owner', 'owner');
      const retitle = async (title: string) => {
        const { data } = await provider.getOne('products', { id: 'p00001' });
        return () =>
          provider.update('products', { id: data.id, data: { title }, previousData: data });
      };
      await (await retitle(`Before ${status}`))();
      const during = await retitle(`During ${status}`);
      renewals.answer(renewal);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
      await expect(during()).rejects.toMatchObject({ status });
      vi.useRealTimers();
      renewals.answer(null);
      await signIn('owner');
      await (await retitle(`After ${status}`))();
      const { data } = await provider.getOne('products', { id: 'p00001' });
      expect(data.title).toBe(`After ${status}`);
    });
  });
});
