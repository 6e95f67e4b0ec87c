import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { testSale } from '@/domain/sales/testSale.ts';
import { functionRunSchema } from '@/domain/schemas/functionRun.ts';
import { OWNER_TASK_SIGN, ownerTaskSignSchema } from '@/domain/schemas/ownerTaskSign.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { fromRestFields } from '../../scripts/emulators/firestoreValues.ts';
import { freePort } from '../../scripts/emulators/freePort.ts';
import {
  runFunction,
  scheduledFunctions,
  whileFunctionsRest,
} from '../../scripts/emulators/functionsControl.ts';
import { seedAccounts } from '../../scripts/emulators/seedAccounts.ts';
import { type SeedRecord, seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { startAuthAndStorage } from '../../scripts/emulators/startAuthAndStorage.ts';
import {
  canRunFunctions,
  type RunningFunctions,
  startFunctions,
} from '../../scripts/emulators/startFunctions.ts';
import {
  type FirestoreEmulator,
  findFirestoreEmulator,
  startFirestoreEmulator,
} from '../support/firestoreEmulator.ts';

const canRun =
  canRunFunctions() &&
  findFirestoreEmulator() !== undefined &&
  process.env.FIRESTORE_EMULATOR_HOST === undefined;
if (!canRun)
  console.warn(
    'Functions are not tested as they run: npm ci --prefix functions, and npm run start:emulators once.',
  );

const documentSchema = z.object({ fields: z.record(z.string(), z.unknown()).default({}) });

/** The processes of a group, without those that have ended and wait to be noticed. */
const processesOf = (group: number | undefined) =>
  execFileSync('ps', ['-e', '-o', 'pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([one, state = 'Z']) => Number(one) === group && !state.startsWith('Z')).length;

/** A business, a product of it, and a giveaway, as the console stored them. */
const STORED: readonly SeedRecord[] = [
  { collection: 'business', id: 'shop', data: { businessName: 'Oak', version: 1 } },
  {
    ...{ collection: 'products', id: 'tray' },
    data: { title: 'Walnut tray', businessId: 'shop', businessName: 'Oak', version: 3 },
  },
  { collection: 'giveaways', id: 'win', data: { title: 'Win', entryCount: 0, version: 1 } },
];

/** A giveaway of the sample data that runs. */
const runningGiveaway = (): SeedRecord['data'] => {
  for (const { collection, data } of generateSampleData({ now: new Date(), products: 20 }))
    if (collection === 'giveaways' && data.status === 'running') return data;
  throw new Error('The sample data has no giveaway that runs');
};

describe.runIf(canRun)('functions beside the emulators', () => {
  const projectId = 'demo-functions-run';
  const waits = { timeout: 40_000, interval: 200 };
  let firestore: FirestoreEmulator;
  let functions: RunningFunctions;
  let stopAuth: () => Promise<void>;
  let auth: string;
  let address: string;
  let target: { firestore: string; projectId: string };

  /** Writes as no console would: nothing that is derived is written with it. */
  const write = (collection: string, id: string, data: SeedRecord['data']) =>
    seedFirestore(target, [{ collection, id, data }], { tokens: false });

  const read = async (collection: string, id: string) => {
    const documents = `projects/${projectId}/databases/(default)/documents`;
    const response = await fetch(`http://${target.firestore}/v1/${documents}/${collection}/${id}`, {
      headers: { Authorization: 'Bearer owner' },
    });
    return response.ok
      ? fromRestFields(documentSchema.parse(await response.json()).fields)
      : undefined;
  };

  /** As in the Firebase console. */
  const deleteAccount = async (uid: string) => {
    const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
    const { ok } = await fetch(`http://${auth}/${accounts}:delete`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: uid }),
    });
    expect(ok).toBe(true);
  };

  beforeAll(async () => {
    address = `127.0.0.1:${await freePort()}`;
    const emulator = await startFirestoreEmulator(undefined, { functions: address });
    if (!emulator) throw new Error('No Firestore emulator was found');
    firestore = emulator;
    target = { projectId, firestore: `${emulator.host}:${emulator.port}` };
    await seedFirestore(target, STORED, { tokens: false });
    const [authPort, storagePort] = [await freePort(), await freePort()];
    auth = `127.0.0.1:${authPort}`;
    stopAuth = await startAuthAndStorage({
      ...{ projectId, host: '127.0.0.1', authPort, storagePort, functions: address },
    });
    const others = { firestore: target.firestore, auth };
    functions = await startFunctions({ projectId, address, others });
  }, 120_000);

  afterAll(async () => {
    await functions?.stop();
    await stopAuth?.();
    await firestore?.stop();
  });

  it('leave the sign that owners can ask by what does that alone: without it the sign ends', async () => {
    const { collection, id } = OWNER_TASK_SIGN;
    await runFunction(address, 'followSchedule');
    expect(await read(collection, id)).toBeUndefined();
    await runFunction(address, 'doOwnerTasks.sign');
    const { until } = ownerTaskSignSchema.parse(await read(collection, id));
    expect(until.getTime()).toBeGreaterThan(Date.now());
  });

  it('answer to nothing that was there before, or is put there while they rest', async () => {
    await whileFunctionsRest(address, () => write('products', 'seeded', { title: 'Quiet bowl' }));
    // What they did with this one they would have done with that one by now.
    await write('products', 'later', { title: 'Loud bowl', version: 1 });
    await expect.poll(() => read('products', 'later'), waits).toHaveProperty('_tokens');
    expect(await read('products', 'seeded')).not.toHaveProperty('_tokens');
    expect(await read('products', 'tray')).not.toHaveProperty('_tokens');
  });

  it('keep names, counts and search words in step with whatever anybody writes', async () => {
    await Promise.all([
      write('business', 'shop', { businessName: 'Oak & Sons', version: 1 }),
      write('giveaways/win/entries', 'ann', { userId: 'ann' }),
    ]);
    await expect
      .poll(() => read('products', 'tray'), waits)
      .toMatchObject({
        ...{ businessName: 'Oak & Sons', version: 3 },
        _tokens: expect.arrayContaining(['walnut']),
      });
    await expect.poll(() => read('giveaways', 'win'), waits).toMatchObject({ entryCount: 1 });
    const run = await read('functionRuns', 'keepInStep');
    expect(functionRunSchema.parse({ ...run, id: 'keepInStep' }).doneAt).not.toBeNull();
  });

  it('leave a mail to the owner of a business that is decided on', async () => {
    const shop = { businessName: 'Oak & Sons', businessEmail: 'ann@shop.com', version: 2 };
    const at = new Date();
    const step = { at, by: 'admin', from: 'pending', to: 'rejected', reason: 'No goods.' };
    await write('business', 'shop', { ...shop, statusHistory: [step] });
    await expect
      .poll(() => read('mail', `business_shop_0_${at.getTime()}`), waits)
      .toMatchObject({ to: 'ann@shop.com', message: { subject: 'Oak & Sons was rejected' } });
  });

  it('tell an owner whose shop is not set up', async () => {
    const task = { kind: 'readShop', askedBy: 'shop', askedAt: new Date(), state: 'asked' };
    await write('business/shop/tasks', 'read', task);
    await expect
      .poll(() => read('business/shop/tasks', 'read'), waits)
      .toMatchObject({ state: 'failed', failure: 'noShop' });
  });

  it('work by the clock when they are asked to', async () => {
    expect(await scheduledFunctions(address)).toEqual([
      ...['cleanFiles', 'doOwnerTasks.sign', 'followSchedule', 'rollUpEvents'],
    ]);
    const over = { ...runningGiveaway(), endsAt: new Date(), version: 1 };
    await write('giveaways', 'over', over);
    // What is written between its being read and ended is left for the next time: search words were, now and then.
    await expect.poll(() => read('giveaways', 'over'), waits).toHaveProperty('_tokens');
    await runFunction(address, 'followSchedule');
    expect(await read('giveaways', 'over')).toMatchObject({ status: 'ended', version: 2 });
    const run = await read('functionRuns', 'followSchedule');
    expect(functionRunSchema.parse({ ...run, id: 'followSchedule' }).did).toEqual({ ended: 1 });
    await expect(runFunction(address, 'nothing')).rejects.toThrow('nothing');
  });

  it('start a sale at its moment, and bring the prices back at its end', async () => {
    const HOUR = 3_600_000;
    const from = (hours: number) => new Date(Date.now() + hours * HOUR);
    const names = ['vase', 'jug'];
    for (const name of names) {
      const { id: _, ...vase } = testProduct(name, { businessId: 'shop', price: 1000 });
      await write('products', name, vase);
      await expect.poll(() => read('products', name), waits).toHaveProperty('_tokens');
    }
    const planned = { businessId: 'shop', productIds: names, startsAt: from(-1), endsAt: from(1) };
    const { id: _, ...sale } = testSale(planned);
    await write('sales', 'advent', sale);
    await runFunction(address, 'followSchedule');
    const began = await read('sales', 'advent');
    expect(began).toMatchObject({ status: 'running', started: { changed: 2, left: 0 } });
    expect(await read('products', 'vase')).toMatchObject({ price: 800, compareAtPrice: 1000 });
    // Somebody sets a price meanwhile, and the end comes.
    await write('products', 'jug', { ...(await read('products', 'jug')), price: 700 });
    await write('sales', 'advent', { ...began, endsAt: from(0) });
    await expect
      .poll(async () => {
        await runFunction(address, 'followSchedule');
        return read('sales', 'advent');
      }, waits)
      .toMatchObject({ status: 'ended', ended: { changed: 1, left: 1 } });
    expect(await read('products', 'vase')).toMatchObject({ price: 1000, compareAtPrice: null });
    expect(await read('products', 'jug')).toMatchObject({ price: 700, compareAtPrice: 1000 });
  });

  it('erase what is stored of somebody whose account is deleted, wherever that was', async () => {
    await seedAccounts({ auth, projectId }, [
      { uid: 'bea', email: 'bea@example.com', password: 'secret-1234' },
    ]);
    await write('users', 'bea', { name: 'Bea', email: 'bea@example.com', version: 1 });
    await expect.poll(() => read('users', 'bea'), waits).toHaveProperty('_tokens');
    await deleteAccount('bea');
    await expect.poll(() => read('users', 'bea'), waits).toBeUndefined();
    const run = await read('functionRuns', 'erasePersons');
    expect(functionRunSchema.parse({ ...run, id: 'erasePersons' }).doneAt).not.toBeNull();
  });

  it('end with every process of theirs', async () => {
    expect(processesOf(functions.group)).toBeGreaterThan(2);
    await functions.stop();
    await expect.poll(() => processesOf(functions.group)).toBe(0);
    await expect(fetch(`http://${address}/backends`)).rejects.toThrow();
  });
});
