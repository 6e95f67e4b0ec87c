// Before anything that loads the SDK: it wraps the SDK's transport.
import './providerWire.ts';

import { spawn } from 'node:child_process';
import { collection, documentId, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import { firestoreDataProvider } from '../../packages/ra-data-firestore/src/index.ts';
import { mixedIds } from '../../packages/ra-data-firestore/tests/support/idShapes.ts';
import { startFirestoreEmulator } from '../support/firestoreEmulator.ts';
import { median } from './median.ts';
import { batchedLoop, benchRows, fill, freshClient } from './providerData.ts';
import { mixedIdPages, reactAdminDefaults } from './providerDefaults.ts';
import { floorPage, floorWalk } from './providerFloor.ts';
import type { RafResult } from './providerRaf.ts';
import { takeWire, type Wire } from './providerWire.ts';

const LAST_IDS = '<ReferenceInput>, the last ids';
const SMALL = 10_000;
const LARGE = 50_000;
/** Of these react-admin’s defaults are measured, besides 50,000. */
const MIDDLE = 5_000;
const PER_PAGE = 25;
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PROJECT = 'demo-bench';

interface Measured extends Wire {
  ms: number;
  rows: string[];
}

const least = (values: readonly number[]) => Math.min(...values);

const measured = async (work: () => Promise<string[]>): Promise<Measured> => {
  takeWire();
  const started = performance.now();
  const rows = await work();
  const ms = performance.now() - started;
  return { ...takeWire(), ms, rows };
};

const middle = (runs: readonly Measured[]): Measured => ({
  reads: median(runs.map(({ reads }) => reads)),
  bytes: median(runs.map(({ bytes }) => bytes)),
  commits: median(runs.map(({ commits }) => commits)),
  ms: median(runs.map(({ ms }) => ms)),
  rows: runs[0]?.rows ?? [],
});

const emulator = await startFirestoreEmulator();
if (!emulator) throw new Error('The benchmark needs Google’s Firestore emulator; none was found.');
const client = () => freshClient(PROJECT, emulator.host, emulator.port);

const say = (text = '') => process.stdout.write(`${text}\n`);
const figures = (one?: { reads: number; bytes: number; ms: number; commits: number }) =>
  one
    ? `${String(one.reads).padStart(6)} reads ${(one.bytes / 1000).toFixed(0).padStart(6)} kB ${one.ms.toFixed(0).padStart(6)} ms ${one.commits > 0 ? `${one.commits} commits` : ''}`
    : '';

interface Bar {
  name: string;
  target: string;
  value: string;
  pass: boolean;
}
const bars: Bar[] = [];
const bar = (name: string, value: number, most: number, unit: string) =>
  bars.push({
    name,
    target: `at most ${most} ${unit}`,
    value: `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`,
    pass: value <= most,
  });
const same = (name: string, found: readonly string[], expected: readonly string[]) =>
  bars.push({
    name,
    target: 'the rows of the walk',
    value: found.join() === expected.join() ? 'the same' : 'other rows',
    pass: found.join() === expected.join(),
  });

/** Reads of every measured call: on the wire, and by the provider's own meter. */
const metered: { wire: number; meter: number }[] = [];

/** Repeats a measurement with a client that knows nothing but what `before` does. */
const repeat = async (
  work: (made: ReturnType<typeof firestoreDataProvider>) => Promise<string[]>,
  before: (made: ReturnType<typeof firestoreDataProvider>) => Promise<unknown> = async () =>
    undefined,
) => {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { firestore, close } = client();
    const made = firestoreDataProvider({ firestore });
    await before(made);
    made.readMeter.reset();
    const one = await measured(() => work(made));
    if (one.commits === 0) metered.push({ wire: one.reads, meter: made.readMeter.total() });
    runs.push(one);
    await close();
  }
  return middle(runs);
};

const repeatFloor = async (
  work: (firestore: ReturnType<typeof client>['firestore']) => Promise<string[]>,
) => {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { firestore, close } = client();
    runs.push(await measured(() => work(firestore)));
    await close();
  }
  return middle(runs);
};

/** Each goes first every other time: what the emulator learns from one helps the next. */
const inTurns = async (turn: number, a: () => Promise<void>, b: () => Promise<void>) => {
  const [first, second] = turn % 2 === 0 ? [a, b] : [b, a];
  await first();
  await second();
};

const request = (page: number, more: object = {}) => ({
  pagination: { page, perPage: PER_PAGE },
  sort: { field: 'price', order: 'ASC' as const },
  filter: {},
  ...more,
});
/** As react-admin asks where nobody chose a sort. */
const byId = (order: 'ASC' | 'DESC', page: number, perPage: number) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order },
  filter: {},
});
const ids = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => String(id));

const rafResults = (port: number, scratch: readonly string[]) =>
  new Promise<RafResult[]>((resolve, reject) => {
    const file = new URL('./providerRaf.ts', import.meta.url).pathname;
    const args = [
      '--import',
      'tsx',
      file,
      PROJECT,
      emulator.host,
      String(port),
      JSON.stringify(scratch),
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let problems = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      problems += part.toString();
    });
    child.once('exit', () => {
      const last = out.trim().split('\n').at(-1) ?? '';
      if (last.startsWith('[')) resolve(JSON.parse(last));
      else reject(new Error(`react-admin-firebase could not be measured: ${problems.slice(-600)}`));
    });
  });

const main = async () => {
  const rows = benchRows(SMALL);
  const order = [...rows].sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1));
  const slice = (page: number, of: readonly { id: string }[] = order) =>
    of.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id);
  const setup = client();
  say(`Filling the emulator with ${SMALL} documents…`);
  await fill(setup.firestore, 'rows', rows);
  await fill(setup.firestore, 'scratch', rows.slice(0, 2000));

  const warmUp = client();
  for (let turn = 0; turn < 10; turn++) {
    await floorPage(warmUp.firestore, 'rows', PER_PAGE);
    const made = firestoreDataProvider({ firestore: warmUp.firestore });
    await made.getList('rows', request(2));
  }
  await warmUp.close();

  say('Measuring ra-data-firestore…');
  const first = (made: ReturnType<typeof firestoreDataProvider>) =>
    made.getList('rows', request(1));
  const page1 = await repeat(async made => ids(await first(made)));
  const page2 = await repeat(async made => ids(await made.getList('rows', request(2))), first);
  const page40 = await repeat(async made => ids(await made.getList('rows', request(40))), first);
  const last = await repeat(async made => ids(await made.getList('rows', request(400))), first);
  const filter = { filter: { category: 'category 7' } };
  const filtered = await repeat(async made => ids(await made.getList('rows', request(1, filter))));
  const info = await repeat(async made =>
    ids(await made.getList('rows', request(1, { meta: { total: 'none' } }))),
  );
  const byIds = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const counted = await repeat(async made => {
    await made.getList('rows', byId('DESC', 1, 1));
    return [];
  });
  const offered = await repeat(async made =>
    ids(await made.getList('rows', byId('DESC', 1, PER_PAGE))),
  );
  const lastById = await repeat(async made =>
    ids(await made.getList('rows', byId('ASC', SMALL / PER_PAGE, PER_PAGE))),
  );
  const firstById = await repeat(async made =>
    ids(await made.getList('rows', byId('ASC', 1, PER_PAGE))),
  );
  const scratch = rows.slice(0, 500).map(({ id }) => id);
  const named = scratch.slice(0, PER_PAGE);
  const fetched = await repeat(async made => ids(await made.getMany('rows', { ids: named })));
  const countedReferences = await repeat(async made => {
    await made.getManyReference('rows', {
      ...byId('DESC', 1, 1),
      target: 'category',
      id: 'category 7',
    });
    return [];
  });
  const references = await repeat(async made =>
    ids(
      await made.getManyReference('rows', {
        ...byId('DESC', 1, PER_PAGE),
        target: 'category',
        id: 'category 7',
      }),
    ),
  );
  const updated = await repeat(async made => {
    await made.updateMany('scratch', { ids: scratch, data: { stock: Math.random() } });
    return [];
  });

  const live = client();
  const made = firestoreDataProvider({ firestore: live.firestore });
  await first(made);
  const watched = query(
    collection(live.firestore, 'rows'),
    orderBy('price'),
    orderBy(documentId()),
    limit(PER_PAGE),
  );
  const stop = await new Promise<() => void>(resolve => {
    const end = onSnapshot(watched, { includeMetadataChanges: true }, snapshot => {
      if (!snapshot.metadata.fromCache) queueMicrotask(() => resolve(end));
    });
  });
  const refetch = await measured(async () => ids(await first(made)));
  stop();
  await live.close();

  say('Measuring the hand-written SDK query…');
  const floor1 = await repeatFloor(async firestore =>
    (await floorPage(firestore, 'rows', PER_PAGE)).rows.map(({ id }) => id),
  );
  const floor40 = await repeatFloor(async firestore =>
    (await floorWalk(firestore, 'rows', 40, PER_PAGE)).rows.map(({ id }) => id),
  );
  const floorLast = await repeatFloor(async firestore =>
    (await floorWalk(firestore, 'rows', 400, PER_PAGE)).rows.map(({ id }) => id),
  );
  const floorFiltered = await repeatFloor(async firestore =>
    (await floorPage(firestore, 'rows', PER_PAGE, undefined, 'category 7')).rows.map(
      ({ id }) => id,
    ),
  );

  say('Measuring the time of a list, in turns…');
  const times = { ours: [] as number[], floor: [] as number[] };
  const warm = client();
  await floorPage(warm.firestore, 'rows', PER_PAGE);
  for (let turn = 0; turn < 20; turn++) {
    // A fresh provider each turn: nothing cached, and the count asked as the floor asks it.
    const own = firestoreDataProvider({ firestore: warm.firestore });
    const byHand = async () => {
      const one = await measured(async () => {
        await floorPage(warm.firestore, 'rows', PER_PAGE);
        return [];
      });
      times.floor.push(one.ms);
    };
    const byProvider = async () => {
      times.ours.push((await measured(async () => ids(await first(own)))).ms);
    };
    await inTurns(turn, byHand, byProvider);
  }
  await warm.close();

  say('Creating 4,000 documents, in turns…');
  const creates = { ours: [] as number[], floor: [] as number[] };
  for (let turn = 0; turn < 8; turn++) {
    const { firestore, close } = client();
    const own = firestoreDataProvider({ firestore });
    const many = benchRows(4000 + turn);
    const data = many.map(({ id: _id, ...fields }) => fields);
    const byHand = async () => {
      const one = await measured(async () => {
        await batchedLoop(firestore, `loop${turn}`, many);
        return [];
      });
      creates.floor.push(one.ms);
    };
    const byProvider = async () => {
      const one = await measured(async () => {
        await own.createMany(`many${turn}`, { data });
        return [];
      });
      creates.ours.push(one.ms);
    };
    await inTurns(turn, byHand, byProvider);
    await close();
  }

  say('Measuring react-admin-firebase 5.0.1…');
  const raf = await rafResults(emulator.port, scratch);

  say(`Filling the emulator with ${LARGE} documents…`);
  const many = benchRows(LARGE);
  await fill(setup.firestore, 'large', many);
  const some = benchRows(MIDDLE);
  await fill(setup.firestore, 'middle', some);
  const mixed = mixedIds(LARGE);
  const [like] = many;
  if (like)
    await fill(
      setup.firestore,
      'mixed',
      mixed.map(id => ({ ...like, id, description: '' })),
    );
  await setup.close();
  say('Measuring the defaults of react-admin…');
  const defaults: { name: string; one: Measured; budget: number; shown: readonly string[] }[] = [];
  for (const [resource, rows] of [
    ['middle', some],
    ['large', many],
  ] as const)
    for (const { name, ask, shown, budget } of reactAdminDefaults(resource, rows)) {
      const one = await repeat(own => ask(own));
      defaults.push({ name: `${name} of ${rows.length}`, one, budget, shown });
    }
  for (const { name, ask, shown, budget } of mixedIdPages('mixed', mixed)) {
    const one = await repeat(own => ask(own));
    defaults.push({ name: `${name} of ${mixed.length}`, one, budget, shown });
  }
  const largeOrder = [...many].sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1));
  const page1000 = await repeat(async own => ids(await own.getList('large', request(1000))));

  say();
  say(`10,000 documents, ${PER_PAGE} a page, median of ${RUNS}`);
  const lines: [string, Measured, Measured | undefined][] = [
    ['page 1', page1, floor1],
    ['page 2 after page 1', page2, undefined],
    ['page 40, cold, total known', page40, floor40],
    ['last page, total known', last, floorLast],
    ['filtered page', filtered, floorFiltered],
    ['page 1 with pageInfo', info, undefined],
    ['<Count>', counted, undefined],
    [LAST_IDS, offered, undefined],
    ['<List>, by id', firstById, undefined],
    ['last page of <List>, by id', lastById, undefined],
    ['<ReferenceField>s of a page', fetched, undefined],
    ['<ReferenceManyField>', references, undefined],
    ['<ReferenceManyCount>', countedReferences, undefined],
    ['refetch under a subscription', refetch, undefined],
    ['updateMany of 500', updated, undefined],
  ];
  for (const [name, ours, floor] of lines) {
    say(name);
    say(`  ra-data-firestore        ${figures(ours)}`);
    if (floor) say(`  SDK by hand              ${figures(floor)}`);
    for (const mode of ['lazy', 'default'] as const) {
      const other = raf.find(result => result.name === name && result.mode === mode);
      if (!other) continue;
      const { error, wire, ms, rows: found } = other;
      // Its lazy mode leaves a sort by id away: what it reads for the first rows is no bar for the last.
      const isUnlike = mode === 'lazy' && name === LAST_IDS;
      const isOther = ours.rows.length > 0 && found?.join() !== ours.rows.join();
      const said = error ? ` fails: ${error}` : figures({ ...wire, ms });
      say(
        `  react-admin-firebase ${mode === 'lazy' ? 'lazy' : '    '}${said}${!error && isOther ? ' other rows than asked' : ''}`,
      );
      if (!error && !isUnlike)
        bar(`${name}, beside react-admin-firebase ${mode}`, ours.reads, wire.reads, 'reads');
    }
  }
  say('page 1,000 of 50,000 documents, cold, with the total');
  say(`  ra-data-firestore        ${figures(page1000)}`);

  bar('page 1', page1.reads, 35, 'reads');
  bar('later pages', page2.reads, 25, 'reads');
  bar('pageInfo mode', info.reads, 26, 'reads');
  bar('cold page 40, total known', page40.reads, 45, 'reads');
  bar('last page', last.reads, 35, 'reads');
  bar('filtered page', filtered.reads, 26, 'reads');
  bar('<Count>', counted.reads, 10, 'reads');
  bar('<ReferenceInput>, with the total', offered.reads, 45, 'reads');
  bar('last page of <List>, by id, with the total', lastById.reads, 45, 'reads');
  bar('<ReferenceManyField>, with its count', references.reads, 36, 'reads');
  say();
  say('Defaults of react-admin, with the total');
  for (const { name, one, budget, shown } of defaults) {
    say(`${name.padEnd(42)} ${figures(one)}`);
    bar(name, one.reads, budget, 'reads');
    same(name, one.rows, shown);
  }
  bar('refetch under a subscription', refetch.reads, 0, 'reads');
  bar('page 1,000 of 50,000 with the total', page1000.reads, 110, 'reads');
  bar('updateMany of 500', updated.commits, 2, 'commits');
  bar(
    'createMany of 4,000 beside a bare batched loop',
    least(creates.ours) / least(creates.floor),
    1.1,
    '×',
  );
  bar('time of page 1 beside the floor', least(times.ours) / least(times.floor), 1.1, '×');
  bar(
    'the read meter beside the wire',
    metered.filter(({ wire, meter }) => wire !== meter).length,
    0,
    `of ${metered.length} calls differ`,
  );
  same('page 1', page1.rows, slice(1));
  same('page 2', page2.rows, slice(2));
  same('page 40', page40.rows, slice(40));
  same('last page', last.rows, slice(400));
  same(
    'filtered page',
    filtered.rows,
    slice(
      1,
      order.filter(row => row.category === 'category 7'),
    ),
  );
  same('<List>, by id', firstById.rows, slice(1, byIds));
  same('<ReferenceField>s of a page', fetched.rows, named);
  same('<ReferenceInput>', offered.rows, slice(1, [...byIds].reverse()));
  same('last page of <List>, by id', lastById.rows, slice(SMALL / PER_PAGE, byIds));
  same(
    '<ReferenceManyField>',
    references.rows,
    slice(1, byIds.filter(row => row.category === 'category 7').reverse()),
  );
  same('page 1,000 of 50,000', page1000.rows, slice(1000, largeOrder));
  say();
  say(
    `best of ${times.ours.length}: list ${least(times.ours).toFixed(1)} ms, by hand ${least(times.floor).toFixed(1)} ms; best of ${creates.ours.length}: createMany ${least(creates.ours).toFixed(0)} ms, batched loop ${least(creates.floor).toFixed(0)} ms`,
  );
  for (const { name, target, value, pass } of bars)
    say(`${pass ? 'pass' : 'FAIL'}  ${name}: ${value} (${target})`);
  process.exitCode = bars.every(({ pass }) => pass) ? 0 : 1;
};

try {
  await main();
} finally {
  await emulator.stop();
}
process.exit();
