import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mergeGroup } from '@/custom-pages/merge/sure/mergeGroup.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { type Product, productSchema } from '@/domain/schemas/product.ts';
import type { Write } from '@/domain/write.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import type { UnansweredChange } from '@/providers/commitRecords.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { RecordStore } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type FaultyLink, faultyLink } from '../support/faultyLink.ts';
import { importer } from '../support/importer.ts';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { type ContractHarness, claimsFor } from './suite/harness.ts';

const emulator = inject('firestoreEmulator');
const ADMIN: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };
/** Milliseconds that the database cannot be reached; a write is waited for 15 seconds. */
const SHORT = 3000;
const LONG = 16_500;
/** Products of a business whose bulk change takes two commits. */
const MANY = 130;

const FAULTS = [
  ['the server is gone for a while', 'cut', SHORT],
  ['the answer is lost', 'mute', SHORT],
] as const;

/** Products of a Wix export. */
const manySources = (count: number, shop: string) => {
  const rows = Array.from(
    { length: count },
    (_, index) => `${shop}_${index},Product,Cup ${shop} ${index},,${index + 1},true,10`,
  );
  const text = ['handleId,fieldType,name,description,price,visible,inventory', ...rows].join('\n');
  return readExport('wix', [{ name: 'many.csv', bytes: new TextEncoder().encode(text) }]).products;
};

describe.runIf(emulator)('on the Firestore emulator, in the middle of the work', () => {
  let harness: ContractHarness;
  let link: FaultyLink;
  beforeAll(async () => {
    if (!emulator) throw new Error('No Firestore emulator');
    link = await faultyLink(emulator);
    harness = await createFirebaseHarness(emulator, link);
    const wanted = ['business', 'products'];
    await harness.seed(
      [...generateSampleData({ products: 600 })].filter(({ collection }) =>
        wanted.includes(collection),
      ),
    );
  });
  afterAll(async () => {
    await harness?.close();
    link?.close();
  });

  /** An administrator's way in, whose commit of that number meets the fault. */
  const failingAt = async (number: number, fault: 'cut' | 'mute', outage: number) => {
    await harness.signInAs(claimsFor('admin'));
    const raw = harness.provider();
    let commits = 0;
    const store: RecordStore = {
      ...raw,
      commit: async (writes: readonly Write[]) => {
        commits += 1;
        if (commits === number) {
          link[fault]();
          setTimeout(link.mend, outage);
        }
        await raw.commit(writes);
      },
    };
    return trackedDataProvider(store, ADMIN);
  };
  const productsOf = async (businessId: string): Promise<Product[]> => {
    const found: Product[] = [];
    const pages = harness.provider().stream('products', {
      filter: { businessId },
      sort: { field: 'id', order: 'ASC' },
    });
    for await (const page of pages) found.push(...page.map(row => productSchema.parse(row)));
    return found;
  };

  it.each([
    ...FAULTS,
    ['the answer is lost, and does not come for longer than it is waited for', 'mute', LONG],
  ] as const)('a bulk change is done once: %s', async (_, fault, outage) => {
    const provider = await failingAt(2, fault, outage);
    const before = (await productsOf('owner')).filter(({ mergedInto }) => !mergedInto);
    const records = before.slice(0, MANY);
    expect(records).toHaveLength(MANY);
    const brand = `Made by ${fault} ${outage}`;
    const unanswered: UnansweredChange = new Map();
    const round = (left: readonly string[]) =>
      changeRecords(provider, ADMIN, {
        resource: 'products',
        records: records.filter(({ id }) => left.includes(id)),
        changesOf: () => ({ brand }),
        action: 'update',
        source: 'bulk',
        unanswered,
      });
    let outcome = await round(records.map(({ id }) => id));
    expect(outcome.unanswered > 0).toBe(outage === LONG);
    let changed = outcome.changed.length;
    for (let tries = 0; outcome.left.length > 0 && tries < 5; tries++) {
      outcome = await round(outcome.left);
      changed += outcome.changed.length;
    }
    expect(outcome.failed).toEqual([]);
    expect(changed).toBe(MANY);
    const versions = new Map(records.map(({ id, version }) => [id, version]));
    const after = (await productsOf('owner')).filter(({ id }) => versions.has(id));
    expect(after.filter(one => one.brand !== brand)).toEqual([]);
    expect(after.filter(one => one.version !== (versions.get(one.id) ?? 0) + 1)).toEqual([]);
  });

  it.each(FAULTS)('an import ends as it would have: %s', async (_, fault, outage) => {
    const business = { businessId: 'owner', businessName: 'Casa Fio' };
    const { run, stored } = importer(await failingAt(2, fault, outage), ADMIN, business);
    const before = (await stored('wix')).length;
    const outcome = await run(manySources(MANY, fault), 'wix', `run-${fault}`);
    expect(outcome).toMatchObject({ status: 'finished', created: MANY, failed: 0, failures: [] });
    expect((await stored('wix')).length - before).toBe(MANY);
    const { data } = await harness.provider().getOne('imports', { id: `run-${fault}` });
    expect(data).toMatchObject({ status: 'finished', counts: { created: MANY, failed: 0 } });
  });

  it.each(FAULTS)('two products are merged once: %s', async (_, fault, outage) => {
    const provider = await failingAt(1, fault, outage);
    const [one, other] = (await productsOf('owner')).filter(({ mergedInto }) => !mergedInto);
    const ids = [one?.id ?? '', other?.id ?? ''];
    const batch = { actor: ADMIN, reason: '', batchId: provider.newId('audit') };
    const done = await mergeGroup(provider, ids, [], batch);
    const after = (await productsOf('owner')).filter(({ id }) => ids.includes(id));
    expect(after.map(({ mergedInto }) => mergedInto).filter(Boolean)).toEqual([done.survivor]);
  });
});
