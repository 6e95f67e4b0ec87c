import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from '@/config.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import { claimId, releaseWrite, takeWrite } from '@/domain/claims/claim.ts';
import { createLocalBackEnd } from '@/providers/local/index.ts';
import { createMemoryStorage } from '@/providers/local/memoryStorage.ts';
import { SESSION_KEY } from '@/providers/local/session.ts';
import type { BackEnd, OutboxMessage } from '@/providers/types.ts';

const read = readConfiguration({});
if (!read.ok) throw new Error('The empty configuration is the local one');
const { configuration } = read;
const shared = createMemoryStorage();

/** A tab with a session of its own: the accounts are shared by all, the session is not. */
const openTab = (): BackEnd => {
  vi.stubGlobal('localStorage', shared);
  const tab = createMemoryStorage();
  tab.setItem(SESSION_KEY, '');
  vi.stubGlobal('sessionStorage', tab);
  return createLocalBackEnd(configuration);
};

const signedIn = async (uid: string) => {
  const tab = openTab();
  await tab.identity.signIn(`${uid}@catalogue.example`, 'demo1234');
  return tab;
};

const view = {
  resource: 'products',
  filter: {},
  sort: { field: 'title', order: 'ASC' },
  perPage: 25,
  columns: null,
  sharedWith: null,
  opens: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
};

const firstPage = {
  filter: { businessId: 'owner' },
  sort: { field: 'createdAt', order: 'DESC' as const },
  pagination: { page: 1, perPage: 5 },
};

afterEach(() => vi.unstubAllGlobals());

describe('the identity of the embedded back end', () => {
  it.each([
    ['owner@catalogue.example', 'wrong', 'wrongCredentials'],
    ['nobody@catalogue.example', 'demo1234', 'unknownAccount'],
    ['no address', 'demo1234', 'invalidEmail'],
  ])('refuses %s with %s: %s', async (email, password, code) => {
    await expect(openTab().identity.signIn(email, password)).rejects.toMatchObject({ code });
  });

  it('tells who is signed in, at once and at every change, in this tab alone', async () => {
    const [one, two] = [openTab(), openTab()];
    const seen: (string | undefined)[] = [];
    const others: (string | undefined)[] = [];
    const end = one.identity.watch(claims => seen.push(claims?.uid));
    two.identity.watch(claims => others.push(claims?.uid));
    await one.identity.signIn(' Owner@Catalogue.Example ', 'demo1234');
    await one.identity.signOut();
    end();
    await one.identity.signIn('admin@catalogue.example', 'demo1234');
    expect(seen).toEqual([undefined, 'owner', undefined]);
    expect(others).toEqual([undefined]);
  });

  it('offers accounts that can sign in, and none that cannot', async () => {
    const tab = openTab();
    for (const { email, password } of tab.sampleAccounts) {
      await tab.identity.signIn(email, password);
    }
    expect(tab.sampleAccounts).toHaveLength(10);
  });

  it('shows the mails it cannot send, and says nothing of unknown addresses', async () => {
    const tab = openTab();
    const shown: (readonly OutboxMessage[])[] = [];
    tab.outbox?.watch(messages => shown.push(messages));
    await tab.identity.sendPasswordReset('nobody@catalogue.example');
    await tab.identity.sendPasswordReset('owner@catalogue.example');
    expect(shown.at(-1)).toMatchObject([
      { kind: 'passwordReset', to: 'owner@catalogue.example', password: 'demo1234' },
    ]);
    expect(shown).toHaveLength(2);
  });

  it('provisions an account beside the session; it can sign in, until it is taken back', async () => {
    const tab = await signedIn('admin');
    const seen: (string | undefined)[] = [];
    tab.identity.watch(claims => seen.push(claims?.uid));
    const account = await tab.identity.provisionAccount('Fresh@Shop.example');
    await account.sendInvitation();
    expect(tab.outbox?.messages()[0]).toMatchObject({
      kind: 'invitation',
      to: 'fresh@shop.example',
    });
    await expect(tab.identity.provisionAccount('fresh@shop.example')).rejects.toMatchObject({
      code: 'emailInUse',
    });
    const other = openTab();
    await other.identity.signIn('fresh@shop.example', 'demo1234');
    await account.remove();
    await expect(other.identity.signIn('fresh@shop.example', 'demo1234')).rejects.toMatchObject({
      code: 'unknownAccount',
    });
    expect(seen).toEqual(['admin']);
  });
});

describe('the data of the embedded back end', { timeout: 120_000 }, () => {
  it('is filled once, whoever comes first, and lists the owner’s products', async () => {
    const [owner, admin] = [await signedIn('owner'), await signedIn('admin')];
    const shares: number[] = [];
    const [mine, all] = await Promise.all([
      owner.loadData(share => shares.push(share)),
      admin.loadData(),
    ]);
    const list = await mine.dataProvider.getList('products', firstPage);
    expect(list.total).toBe(300);
    expect(await all.dataProvider.count('products', { filter: {} })).toBe(2500);
    expect(shares.at(-1)).toBeGreaterThan(0.8);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    const again: number[] = [];
    await (await signedIn('owner')).loadData(share => again.push(share));
    expect(again).toEqual([]);
  });

  it('answers nobody who is signed out or kept out', async () => {
    const statusOf = async (tab: BackEnd) => {
      const { dataProvider } = await tab.loadData();
      return dataProvider.getList('products', firstPage).then(
        () => 200,
        (error: { status?: number }) => error.status,
      );
    };
    expect(await statusOf(openTab())).toBe(401);
    for (const uid of ['pending', 'deactivated', 'deleted', 'norecord'])
      expect(await statusOf(await signedIn(uid)), uid).toBe(403);
    expect(await statusOf(await signedIn('flagged'))).toBe(403);
    expect(await statusOf(await signedIn('support'))).toBe(200);
  });

  it('tells a tab within a second that its business was deactivated in another', async () => {
    const [owner, admin] = [await signedIn('newowner'), await signedIn('admin')];
    const seen: unknown[] = [];
    const end = owner.watchBusiness('newowner', {
      next: record => seen.push(record?.isBusinessOwner),
      error: error => seen.push(error),
    });
    await expect.poll(() => seen).toEqual(['approved']);
    const { dataProvider } = await admin.loadData();
    const { data: record } = await dataProvider.getOne('business', { id: 'newowner' });
    const change = {
      at: new Date(),
      by: 'admin',
      from: 'approved',
      to: 'deactivated',
      reason: 'A test',
    };
    await dataProvider.commit(
      auditedUpdates(
        'business',
        [
          {
            record: { ...record, id: 'newowner', version: Number(record.version) },
            changes: {
              isBusinessOwner: 'deactivated',
              statusHistory: [...record.statusHistory, change],
            },
          },
        ],
        {
          auditId: dataProvider.newId('audit'),
          actor: { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' },
          action: 'deactivate',
          source: 'form',
          label: 'Fennel Row',
        },
      ),
    );
    await expect.poll(() => seen, { timeout: 1000 }).toEqual(['approved', 'deactivated']);
    end();
    const { dataProvider: theirs } = await owner.loadData();
    await expect(
      theirs.getList('products', { ...firstPage, filter: { businessId: 'newowner' } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('says that there is no record, and keeps those of others', async () => {
    const tab = await signedIn('norecord');
    const seen: unknown[] = [];
    tab.watchBusiness('norecord', { next: value => seen.push(value), error: e => seen.push(e) });
    await expect.poll(() => seen).toEqual([null]);
    const owner = await signedIn('owner');
    const errors: Error[] = [];
    owner.watchBusiness('newowner', { next: () => {}, error: error => errors.push(error) });
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatchObject({ status: 403 });
  });

  it('restores the sample data, and never lets the own record go missing meanwhile', async () => {
    const admin = await signedIn('admin');
    const { dataProvider, resetSampleData } = await admin.loadData();
    const seen: unknown[] = [];
    const end = admin.watchBusiness('admin', {
      next: record => seen.push(record?.businessName ?? null),
      error: error => seen.push(error),
    });
    await expect.poll(() => seen.length).toBe(1);
    await admin.identity.provisionAccount('second@shop.example');
    const collection = 'savedViews';
    await dataProvider.commit([
      {
        type: 'create',
        collection,
        id: 'extra',
        data: { ...view, userId: 'admin', name: 'Extra' },
      },
    ]);
    await resetSampleData?.();
    await expect(dataProvider.getOne('savedViews', { id: 'extra' })).rejects.toMatchObject({
      status: 404,
    });
    expect((await dataProvider.getOne('business', { id: 'newowner' })).data.isBusinessOwner).toBe(
      'approved',
    );
    expect(await dataProvider.count('products', { filter: { status: 'active' } })).toBe(
      (await dataProvider.aggregate('products', { filter: { status: 'active' }, sum: ['price'] }))
        .count,
    );
    await expect(
      openTab().identity.signIn('second@shop.example', 'demo1234'),
    ).rejects.toMatchObject({ code: 'unknownAccount' });
    expect(seen).toEqual(['Catalogue Operations']);
    end();
  });

  it('says what is wrong where the browser keeps no data', async () => {
    const tab = await signedIn('owner');
    vi.stubGlobal('indexedDB', undefined);
    await expect(tab.loadData()).rejects.toMatchObject({
      name: 'LocalStorageUnavailableError',
      reason: 'missing',
    });
    vi.unstubAllGlobals();
    const refused = await signedIn('owner');
    const open = vi.spyOn(Dexie.prototype, 'open').mockImplementation(() => {
      throw Object.assign(new Error('denied'), { name: 'OpenFailedError' });
    });
    await expect(refused.loadData()).rejects.toMatchObject({ reason: 'refused' });
    open.mockRestore();
    await expect(refused.loadData()).resolves.toBeDefined();
  });

  it('carries out a hundred writes of one commit, deletions among them, and tells a list of them', async () => {
    const tab = await signedIn('owner');
    const { dataProvider } = await tab.loadData();
    const collection = 'savedViews';
    const ids = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    const create = (id: string) => ({
      ...{ type: 'create' as const, collection, id },
      data: { ...view, userId: 'owner', name: id },
    });
    const filter = { userId: 'owner', resource: 'products' };
    const before = await dataProvider.count('savedViews', { filter });
    await dataProvider.commit(ids.map(create));
    const sort = { field: 'createdAt', order: 'DESC' as const };
    const seen: string[][] = [];
    const end = dataProvider.watchList(
      'savedViews',
      { filter, sort, limit: 200 },
      { next: rows => seen.push(rows.map(({ id }) => String(id))), error: () => {} },
    );
    await vi.waitFor(() => expect(seen.at(-1)).toHaveLength(before + 60));
    const others = Array.from({ length: 55 }, (_, index) => `more-${index}`);
    await dataProvider.commit([
      ...ids.slice(5).map(id => ({ type: 'delete' as const, collection, id })),
      ...others.slice(0, 45).map(create),
    ]);
    await vi.waitFor(() => expect(seen.at(-1)).toHaveLength(before + 50));
    await dataProvider.commit(others.slice(45).map(create));
    await vi.waitFor(() => expect(seen.at(-1)).toHaveLength(before + 60));
    expect(await dataProvider.count('savedViews', { filter })).toBe(before + 60);
    end();
  });

  it('gives free what a closed tab had, before the next one reads anything', async () => {
    const item = { resource: 'reports', target: 'products/p00001', label: 'A lamp' } as const;
    const closed = await (await signedIn('admin')).loadData();
    await closed.dataProvider.commit([takeWrite(item, 'admin@catalogue.example')]);
    closed.deleteLeaving([releaseWrite(item)]);
    // A lock that the browser is slow to give.
    const request = async (_: string, work: () => Promise<unknown>) => {
      await new Promise(given => setTimeout(given, 50));
      return work();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const { dataProvider } = await (await signedIn('admin2')).loadData();
    await expect(dataProvider.getOne('claims', { id: claimId(item) })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('says that the disk is full, and writes nothing by halves', async () => {
    const tab = await signedIn('owner');
    const { dataProvider } = await tab.loadData();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const data = { ...view, userId: 'owner', name: 'Full' };
    const collection = 'savedViews';
    const full = dataProvider.commit([{ type: 'create', collection, id: 'full', data }]);
    await expect(full).rejects.toMatchObject({
      status: 507,
      body: { code: 'storage-full' },
    });
    put.mockRestore();
    await expect(dataProvider.getOne('savedViews', { id: 'full' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
