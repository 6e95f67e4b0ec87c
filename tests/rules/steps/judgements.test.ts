import { describe, expect, it } from 'vitest';
import { serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { hasEmulator } from '../support/environment.ts';
import { actorOf, create, entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

type Judged = [string, boolean, Fields, Fields | null];

describe.runIf(hasEmulator)('steps: judgements of duplicates', () => {
  const { stored, send, seed, fresh } = useStage('steps-judgements');
  const long = (size: number) => 'x'.repeat(size);
  const point = (id: string, data: Fields): Write[] => [
    { type: 'set', collection: 'auditPointers', id, data },
  ];
  const judged = (actor: ActorName, id: string, over: Fields): Write => ({
    ...{ type: 'set', collection: 'duplicateDecisions', id },
    data: {
      products: id.split('~'),
      ...{ decidedAt: serverTime(), decidedBy: actorOf(actor).uid },
      ...over,
    },
  });

  /** Judges a pair and tells it; `told` changes the entry, null leaves it out. */
  const judge = (actor: ActorName, id: string, over: Fields = {}, told: Fields | null = {}) => {
    const auditId = fresh();
    const honest = {
      businessId: over.businessId ?? null,
      action: 'notDuplicates',
      source: 'merge',
    };
    return send(actor, [
      judged(actor, id, { auditId, ...over }),
      ...(told ? [entry(actor, auditId, 'duplicateDecisions', [id], { ...honest, ...told })] : []),
    ]);
  };
  const pair = () => `${fresh()}~${fresh()}`;

  it.each<[string, boolean, Fields, Fields | null]>([
    ['as it has to be', true, {}, {}],
    ['untold', false, {}, null],
    ['with another business in its entry', false, {}, { businessId: 'owner' }],
    ['of a business', true, { businessId: 'owner' }, {}],
    ['of the longest id of a business', true, { businessId: long(128) }, {}],
    ['of an id that is too long', false, { businessId: long(129) }, {}],
    ['of a number as business', false, { businessId: 42 }, {}],
    ['in another’s name', false, { decidedBy: 'x' }, {}],
    ['at another time', false, { decidedAt: new Date() }, {}],
    ['with more', false, { isAdmin: true }, {}],
    ['of other products than its id says', false, { products: ['a', 'b'] }, {}],
    ['of no list of products', false, { products: { a: 1, b: 2 } }, {}],
    ...[0, 57.5, 100, null].map(
      score => [`that was sure by ${score}`, true, { score }, {}] satisfies Judged,
    ),
    ...[-1, 101, '50', true, new Date(), Number.NaN].map(
      score => [`that was sure by ${String(score)}`, false, { score }, {}] satisfies Judged,
    ),
    ...['sure', 'likely', 'possible', null].map(
      said => [`said to be ${said}`, true, { said }, {}] satisfies Judged,
    ),
    ...['words', 42, ''].map(
      said => [`said to be "${said}"`, false, { said }, {}] satisfies Judged,
    ),
  ])('an administrator’s judgement %s: %s', async (_, allowed, over, told) => {
    expect(await judge('superAdmin', pair(), over, told)).toBe(allowed);
  });

  it('a judgement is about two products, once', async () => {
    expect(await judge('superAdmin', 'a~b~c', { products: ['a~b~c'] })).toBe(false);
    expect(await judge('superAdmin', 'a~b~c')).toBe(false);
    expect(await judge('superAdmin', 'a~b')).toBe(true);
    expect(await judge('superAdmin', 'a~b'), 'a second time').toBe(false);
  });

  const own = { businessId: 'owner' };
  it.each<[string, boolean, [string, string], Fields, Fields | null]>([
    ['the own', true, ['owner', 'owner'], own, {}],
    ['the own, untold', false, ['owner', 'owner'], own, null],
    ['the own, for nobody', false, ['owner', 'owner'], {}, {}],
    ['the own, for another', false, ['owner', 'owner'], { businessId: 'rival' }, {}],
    ['the own, in other words', false, ['owner', 'owner'], own, { action: 'words' }],
    ['the own, as a merge', false, ['owner', 'owner'], own, { action: 'merge' }],
    ['the own, by a form', false, ['owner', 'owner'], own, { source: 'form', action: 'update' }],
    ['one that is another’s', false, ['owner', 'rival'], own, {}],
    ['another’s first', false, ['rival', 'owner'], own, {}],
  ])('an owner judges %s: %s', async (_, allowed, businesses, over, told) => {
    const [a, b] = businesses.map(businessId => stored('products', { businessId }));
    expect(await judge('owner', `${await a}~${await b}`, over, told)).toBe(allowed);
  });

  it('an owner judges nothing that is made in the same commit', async () => {
    const [there, made, auditId] = [await stored('products'), fresh(), fresh()];
    const id = `${there}~${made}`;
    const honest = { ...own, action: 'notDuplicates', source: 'merge' };
    const writes = [
      create('owner', 'products', made, product()),
      judged('owner', id, { ...own, auditId }),
      entry('owner', auditId, 'duplicateDecisions', [id], honest),
    ];
    expect(await send('owner', writes)).toBe(false);
    expect(await send('owner', writes.slice(0, 1))).toBe(true);
    expect(await send('owner', writes.slice(1))).toBe(true);
  });

  it('who is kept out judges nothing, and takes nothing back', async () => {
    for (const actor of ['pending', 'deactivated', 'support'] as const) {
      const mine = { businessId: actor };
      const ids = [await stored('products', mine), await stored('products', mine)];
      const id = ids.join('~');
      expect(await judge(actor, id, mine, { actorRole: 'owner' }), actor).toBe(false);
      await seed({ [`duplicateDecisions/${id}`]: RECORDS.duplicateDecisions(mine) });
      expect(await send(actor, [{ type: 'delete', collection: 'duplicateDecisions', id }])).toBe(
        false,
      );
    }
  });

  it('an owner takes an own judgement back, or one that is gone', async () => {
    const gone = (id: string): Write => ({ type: 'delete', collection: 'duplicateDecisions', id });
    await seed({
      'duplicateDecisions/k~l': RECORDS.duplicateDecisions(own),
      'duplicateDecisions/m~n': RECORDS.duplicateDecisions({ businessId: 'rival' }),
    });
    expect(await send('owner', [gone('k~l')])).toBe(true);
    expect(await send('owner', [gone('k~l')])).toBe(true);
    expect(await send('owner', [gone('m~n')])).toBe(false);
  });

  it('a judgement is taken back with an entry, by an administrator', async () => {
    const gone: Write = { type: 'delete', collection: 'duplicateDecisions', id: 'g~h' };
    await seed({ 'duplicateDecisions/g~h': RECORDS.duplicateDecisions({ products: ['g', 'h'] }) });
    expect(await send('superAdmin', [gone])).toBe(false);
    expect(await send('owner', [gone])).toBe(false);
    const auditId = fresh();
    const about = { businessId: null, action: 'delete' };
    const told = entry('superAdmin', auditId, 'duplicateDecisions', ['g~h'], about);
    const rewritten = judged('superAdmin', 'g~h', { products: 'x', auditId });
    const pointed = point('admin', { auditId });
    expect(await send('superAdmin', [rewritten, told, ...pointed]), 'changed').toBe(false);
    expect(await send('superAdmin', [gone, told, ...pointed])).toBe(true);
  });

  it('a pointer of another kind tells of no deletion', async () => {
    await seed({ 'duplicateDecisions/i~j': RECORDS.duplicateDecisions({ products: ['i', 'j'] }) });
    const decoy = await stored('products');
    const auditId = fresh();
    const step = update('superAdmin', 'products', decoy, { title: 'x', auditId });
    const told = entry('superAdmin', auditId, 'products', [decoy, 'i~j']);
    const gone: Write = { type: 'delete', collection: 'duplicateDecisions', id: 'i~j' };
    const pointed = point('admin', { auditId });
    expect(await send('superAdmin', [gone, step, told, ...pointed])).toBe(false);
  });
});
