import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createContext } from '@/providers/local/access.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { type FillAnswer, type FillWorker, growUp } from '@/providers/local/young.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { putLocalRecords } from '../support/putLocalRecords.ts';
import { describeFigures } from './suite/figures.ts';
import { ALLOW_LISTS, type ContractHarness, claimsFor } from './suite/harness.ts';
import { describeReading } from './suite/reading.ts';

let databases = 0;

const VIEW = {
  resource: 'products',
  name: 'Mine',
  userId: 'owner',
  filter: {},
  sort: { field: 'title', order: 'ASC' },
  perPage: 25,
  columns: null,
  sharedWith: null,
  opens: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
};

/** A database that is empty still, and the worker that is to fill it. */
const createYoung = async () => {
  databases += 1;
  const database = await openDatabase(`young-${databases}`);
  const worker: FillWorker = { onmessage: null, onerror: null, terminate: () => {} };
  const young = growUp(worker);
  let claims: IdentityClaims | null = null;
  const context = createContext(
    database,
    () => claims,
    ALLOW_LISTS,
    () => young,
  );
  return {
    database,
    provider: createLocalDataProvider(context),
    say: (data: FillAnswer) => worker.onmessage?.(new MessageEvent('message', { data })),
    signInAs: (next: IdentityClaims | null) => {
      claims = next;
    },
  };
};

const createHarness = async (): Promise<ContractHarness> => {
  const { database, provider, say, signInAs } = await createYoung();
  say({ type: 'told' });
  return {
    seed: async records =>
      say({
        type: 'records',
        records: [...records].map(({ collection, id, data }) => [collection, { ...data, id }]),
      }),
    readsOnly: true,
    signInAs: async claims => signInAs(claims),
    provider: () => provider,
    files: () => null,
    close: async () => database.close(),
  };
};

describe('the embedded back end while its database is being filled', () => {
  describeReading(createHarness);
  describeFigures(createHarness);

  const generated = [...generateSampleData({ products: 100 })];
  const told: FillAnswer = {
    type: 'records',
    records: generated.map(({ collection, id, data }) => [collection, { ...data, id }]),
  };
  const view = { type: 'create', collection: 'savedViews', id: 'mine', data: VIEW } as const;

  it('answers once all is told, writes once the database is filled, and reads it from then on', async () => {
    const { database, provider, say, signInAs } = await createYoung();
    signInAs(claimsFor('owner'));
    const steps: string[] = [];
    const names = async () => {
      const { data } = await provider.getMany('savedViews', { ids: ['mine'] });
      steps.push(`read ${data.length}`);
    };
    const early = names();
    say(told);
    steps.push('told');
    say({ type: 'told' });
    await early;
    const written = provider.commit([view]).then(() => steps.push('written'));
    await names();
    await putLocalRecords(database, generated);
    steps.push('filled');
    say({ type: 'done' });
    await written;
    await names();
    expect(steps).toEqual(['told', 'read 0', 'read 0', 'filled', 'written', 'read 1']);
    database.close();
  });

  it('shows what it was told where the database cannot be filled, and says so of what is written', async () => {
    const { database, provider, say, signInAs } = await createYoung();
    signInAs(claimsFor('owner'));
    say(told);
    say({ type: 'told' });
    say({ type: 'failed', name: 'QuotaExceededError', message: 'No space' });
    await expect(provider.commit([view])).rejects.toMatchObject({ status: 507 });
    const { data } = await provider.getOne('business', { id: 'owner' });
    expect(data.id).toBe('owner');
    database.close();
  });

  it('does not wait for a worker that stops before it has told all', async () => {
    const { database, provider, say, signInAs } = await createYoung();
    signInAs(claimsFor('owner'));
    say(told);
    say({ type: 'failed', name: 'TypeError', message: 'A defect' });
    await expect(provider.getOne('business', { id: 'owner' })).rejects.toMatchObject({
      message: 'A defect',
    });
    database.close();
  });
});
