import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../../src/domain/persons/erasePerson.ts';
import { ERASED } from '../../../src/domain/persons/person.ts';
import type { PersonTask } from '../../../src/domain/schemas/functionTask.ts';
import { memoryStore } from '../store/testStore.ts';
import { doTask } from '../tasks/doTask.ts';

const NOW = new Date('2026-11-03T10:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const entry = (id: string, name: string) => ({
  ...{ id, userId: id, name, email: `${id}@mail.example`, country: 'DE', enteredAt: NOW },
  _tokens: [name.toLowerCase()],
});
const giveaway = (id: string, more: Readonly<Record<string, unknown>>) => ({
  ...{ id, title: 'Win', status: 'running', startsAt: day(-3), endsAt: day(3), version: 4 },
  ...more,
});

const STORED = {
  users: [
    { id: 'ann', name: 'Annabel', email: 'ann@mail.example', version: 3 },
    { id: 'bob', name: 'Bob', email: 'bob@mail.example', version: 1 },
  ],
  giveaways: [
    giveaway('open', {}),
    giveaway('over', {
      ...{ status: 'drawn', endsAt: day(-1) },
      winners: [{ entryId: 'ann', userId: 'ann', name: 'Annabel', drawnAt: NOW }],
    }),
  ],
  'giveaways/open/entries': [entry('ann', 'Annabel'), entry('bob', 'Bob')],
  'giveaways/over/entries': [entry('ann', 'Annabel'), entry('bob', 'Bob')],
  reports: [
    {
      ...{ id: 'ann~product~p', reporterId: 'ann', reporterName: 'Annabel', version: 2 },
      ...{ targetType: 'product', targetId: 'p', targetLabel: 'Bowl', status: 'open' },
      _tokens: ['annabel', 'bowl'],
    },
    {
      ...{ id: 'bob~user~ann', reporterId: 'bob', reporterName: 'Bob', version: 2 },
      ...{ targetType: 'user', targetId: 'ann', targetLabel: 'Annabel', status: 'open' },
    },
  ],
  audit: [
    {
      ...{ id: 'e1', at: NOW, actorId: 'admin', actorEmail: 'admin@x.example', action: 'block' },
      ...{ resource: 'users', records: ['ann'], label: 'Annabel', reason: 'Annabel cheats' },
      changes: { ann: [{ field: 'name', from: 'Annabel', to: 'Ann' }] },
      _tokens: ['annabel'],
    },
    {
      ...{ id: 'e2', at: NOW, actorId: 'admin', action: 'draw', resource: 'giveaways' },
      ...{ records: ['over'], label: 'Win', reason: '' },
      changes: {
        over: [{ field: 'winners', from: [], to: [{ userId: 'ann', name: 'Annabel' }] }],
      },
    },
    {
      ...{ id: 'e3', at: NOW, actorId: 'admin', action: 'block', resource: 'reports' },
      ...{ records: ['bob~user~ann'], label: 'Annabel', reason: '', changes: {} },
    },
  ],
  events: [
    { id: 'v1', userId: 'ann', kind: 'view', at: NOW },
    { id: 'v2', userId: 'bob', kind: 'view', at: NOW },
  ],
  visitors: [{ id: 'ann', firstDay: '2026-11-01' }],
  business: [
    { id: 'admin', businessEmail: 'admin@x.example', isDeleted: false },
    {
      ...{ id: 'shop', businessName: 'Oak', contactName: 'Olga', isDeleted: false, version: 5 },
      ...{ businessEmail: 'olga@oak.example', userImg: 'https://h/business%2Fshop%2Fprofile%2Fa' },
    },
    {
      ...{ id: 'gone', businessName: 'Elm', contactName: 'Emil', isDeleted: true, version: 5 },
      ...{ businessEmail: 'emil@elm.example' },
    },
  ],
  requests: [
    { id: 'r1', businessId: 'shop', message: 'Olga asks' },
    { id: 'r2', businessId: 'gone', message: 'Emil asks' },
  ],
  claims: [
    { id: 'reports~a', holder: 'emil@elm.example', from: null, kind: 'looking', note: '' },
    {
      ...{ id: 'reports~b', holder: 'admin@x.example', from: 'emil@elm.example' },
      ...{ kind: 'handed', note: 'Yours' },
    },
  ],
};

const everything = (store: ReturnType<typeof memoryStore>) =>
  Object.keys(STORED).flatMap(name => store.all(name));

const erase = (store: ReturnType<typeof memoryStore>, id: string) =>
  erasePerson(store, {
    ...{ id, auditId: `erase-${id}`, reason: 'They asked', now: NOW },
    actor: { uid: 'admin', email: 'admin@x.example' },
  });

describe('erasePerson', () => {
  it('leaves nothing that says who somebody was, and everybody else as they were', async () => {
    const store = memoryStore(STORED);
    const did = await erase(store, 'ann');
    expect(did).toMatchObject({ deletedRecords: 4, businessLeft: 0 });
    const text = JSON.stringify(everything(store));
    expect(text).not.toMatch(/annabel|ann@mail/i);
    expect(store.all('users').map(({ id }) => id)).toEqual(['bob']);
    expect(store.all('events').map(({ id }) => id)).toEqual(['v2']);
    expect(store.all('visitors')).toEqual([]);
    expect(store.all('giveaways/open/entries').map(({ id }) => id)).toEqual(['bob']);
    expect(store.all('giveaways/over/entries')[1]).toEqual(entry('bob', 'Bob'));
  });

  it('keeps facts, under the next version, and search words in step', async () => {
    const store = memoryStore(STORED);
    await erase(store, 'ann');
    expect(store.all('giveaways')[1]).toMatchObject({
      ...{ version: 5, winners: [{ userId: 'ann', name: ERASED }] },
    });
    expect(store.all('giveaways')[0]?.version).toBe(4);
    expect(store.all('reports')[0]).toMatchObject({
      ...{ id: 'ann~product~p', reporterName: ERASED, targetLabel: 'Bowl', version: 3 },
    });
    expect(store.all('reports')[0]?._tokens).toContain('bowl');
    expect(store.all('audit')[0]).toMatchObject({ action: 'block', actorId: 'admin', at: NOW });
  });

  it('is told once, and comes to an end', async () => {
    const store = memoryStore(STORED);
    await erase(store, 'ann');
    expect(store.all('audit').at(-1)).toMatchObject({
      ...{ action: 'erase', actorId: 'admin', records: ['ann'], reason: 'They asked' },
    });
    const { writes } = store.cost;
    expect(await erase(store, 'ann')).toMatchObject({ deletedRecords: 0, anonymousRecords: 0 });
    expect(store.cost.writes).toBe(writes);
  });

  it('does the rest where it was stopped at any commit', async () => {
    for (let fails = 0; fails < 8; fails++) {
      const store = memoryStore(STORED);
      let commits = 0;
      const broken = {
        ...store,
        commit: async (writes: Parameters<typeof store.commit>[0]) => {
          if (commits++ === fails) throw new Error('It stopped');
          return store.commit(writes);
        },
      };
      await erase(broken, 'ann').catch(() => {});
      await erase(store, 'ann');
      expect(JSON.stringify(everything(store))).not.toMatch(/annabel|ann@mail/i);
      expect(store.all('audit').filter(({ action }) => action === 'erase')).toHaveLength(1);
    }
  });

  it('leaves a business that is there, and takes the owner out of one that is deleted', async () => {
    const store = memoryStore(STORED);
    expect(await erase(store, 'shop')).toMatchObject({ deletedRecords: 0, businessLeft: 1 });
    expect(JSON.stringify(everything(store))).toContain('Olga');
    expect(await erase(store, 'gone')).toMatchObject({ deletedRecords: 2, businessLeft: 0 });
    expect(JSON.stringify(everything(store))).not.toMatch(/emil/i);
    expect(store.all('claims')).toMatchObject([
      { id: 'reports~b', holder: 'admin@x.example', from: ERASED, kind: 'handed', note: 'Yours' },
    ]);
    expect(store.all('business').map(({ businessName }) => businessName)).toContain('Elm');
  });
});

describe('a task about a person', () => {
  const task = (more: Partial<PersonTask>) => ({
    ...{ id: 't', kind: 'exportPerson', person: 'ann', reason: '' },
    ...{ askedBy: 'admin', askedAt: NOW, state: 'asked', ...more },
  });
  const ERASE = { kind: 'erasePerson', reason: 'They asked' } as const;
  const run = async (more: Partial<PersonTask>) => {
    const store = memoryStore({ ...STORED, functionTasks: [task(more)] });
    const removed: string[] = [];
    const accounts = { remove: async (id: string) => void removed.push(id) };
    await doTask(store, 't', { clock: () => NOW, budget: 60_000, accounts });
    return { store, removed, task: store.all('functionTasks')[0] };
  };
  const exported = (store: ReturnType<typeof memoryStore>): unknown =>
    JSON.parse(
      store
        .all('functionTasks/t/parts')
        .map(({ text }) => String(text))
        .join(''),
    );

  it('puts all that is stored about them below it for a day, and nothing about others', async () => {
    const { store, task: done, removed } = await run({});
    expect(done).toMatchObject({ state: 'done', parts: 1 });
    expect(store.all('functionTasks/t/parts')[0]?.until).toEqual(day(1));
    expect(exported(store)).toMatchObject({
      ...{ format: 'person/1', person: 'ann', files: [] },
      records: {
        users: [{ name: 'Annabel' }],
        entries: [{ name: 'Annabel' }, { name: 'Annabel' }],
        giveaways: [{ id: 'over', winners: [{ name: 'Annabel' }] }],
        reports: [{ about: { targetLabel: 'Bowl' } }, { about: 'you' }],
        events: [{ id: 'v1' }],
        visitors: [{ id: 'ann' }],
        audit: [{ action: 'block', reason: 'Annabel cheats' }],
      },
    });
    expect(JSON.stringify(exported(store))).not.toMatch(/bob|admin/i);
    expect(removed).toEqual([]);
  });

  it('names the files of an owner', async () => {
    const { store } = await run({ person: 'shop' });
    expect(exported(store)).toMatchObject({
      ...{ files: ['business/shop/profile/a'] },
      records: { business: [{ contactName: 'Olga' }], requests: [{ id: 'r1' }] },
    });
  });

  it('comes in pieces where it is much', async () => {
    // An emoji is two characters, and stands across where a piece would end.
    const business = [{ id: 'shop', about: `${'é'.repeat(250_001)}${'🪑'.repeat(200_000)}` }];
    const store = memoryStore({ business, functionTasks: [task({ person: 'shop' })] });
    const accounts = { remove: async () => {} };
    await doTask(store, 't', { clock: () => NOW, budget: 60_000, accounts });
    expect(store.all('functionTasks')[0]).toMatchObject({ parts: 3 });
    for (const { text } of store.all('functionTasks/t/parts'))
      expect(() => encodeURIComponent(String(text))).not.toThrow();
    expect(exported(store)).toMatchObject({ records: { business } });
  });

  it('erases, and the account with it', async () => {
    const { store, task: done, removed } = await run(ERASE);
    expect(done).toMatchObject({ state: 'done', did: { deletedRecords: 4 } });
    expect(removed).toEqual(['ann']);
    expect(store.all('audit').at(-1)).toMatchObject({
      ...{ action: 'erase', actorEmail: 'admin@x.example', reason: 'They asked' },
    });
  });

  it('tells of an account without records, too', async () => {
    const { store, removed } = await run({ ...ERASE, person: 'nobody' });
    expect(removed).toEqual(['nobody']);
    expect(store.all('audit').at(-1)).toMatchObject({ action: 'erase', records: ['nobody'] });
  });

  it('erases nobody without a reason', async () => {
    const { store, removed, task: done } = await run({ ...ERASE, reason: ' ' });
    expect(done).toMatchObject({ state: 'failed', failure: 'noReason' });
    expect(removed).toEqual([]);
    expect(store.all('users')).toEqual(STORED.users);
  });

  it('erases no owner whose business is there, and touches nothing', async () => {
    const { store, task: done, removed } = await run({ ...ERASE, person: 'shop' });
    expect(done).toMatchObject({ state: 'failed', failure: 'businessThere' });
    expect(removed).toEqual([]);
    expect(store.all('business')).toEqual(STORED.business);
  });
});
