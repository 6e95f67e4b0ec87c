import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from './support/actors.ts';
import { isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const in1Minute = () => Timestamp.fromMillis(Date.now() + 60_000);
const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** Everybody whose own business is not active, or who only looks on. */
const KEPT_OUT: ActorName[] = [
  ...(['support', 'unverifiedSupport', 'flagged', 'pending', 'rejected'] as const),
  ...(['deactivated', 'deleted', 'deletedAdmin', 'catalogueUser', 'anonymous'] as const),
];

const task = (askedBy: string | null, more: object = {}) => ({
  ...{ kind: 'readShop', askedBy, askedAt: serverTimestamp(), state: 'asked' },
  ...more,
});

describe.runIf(hasEmulator)('tasks of owners', () => {
  const { as, seed } = useRules('owner-tasks');
  let count = 0;
  const asks = (actor: ActorName, business: string, more: object = {}) => {
    count += 1;
    const place = doc(as(actor), 'business', business, 'tasks', `t${count}`);
    return isAllowed(setDoc(place, task(ACTORS[actor].uid, more)));
  };
  const reads = (actor: ActorName, path: string) => isAllowed(getDoc(doc(as(actor), path)));

  beforeAll(() =>
    seed({
      'business/owner/tasks/there': { kind: 'readShop', state: 'done' },
      'business/owner/tasks/there/parts/0': { text: '{}', until: in1Minute() },
      'business/owner/tasks/there/parts/1': { text: '{}', until: ago(1) },
      'business/owner/tasks/there/parts/2': { text: '{}' },
      'business/owner/tasks/there/parts/0/below/it': { text: '{}', until: in1Minute() },
      'business/owner/tasks/there/others/0': { text: '{}', until: in1Minute() },
      'business/owner/tasks/there/turns/1': { at: in1Minute() },
      'business/owner/others/there': { state: 'done' },
      'business/other/tasks/there': { kind: 'readShop', state: 'done' },
      'business/other/tasks/there/parts/0': { text: '{}', until: in1Minute() },
    }),
  );

  it('are asked for and read by the owner, of the own business alone', async () => {
    expect(await asks('owner', 'owner')).toBe(true);
    expect(await asks('owner', 'other')).toBe(false);
    expect(await reads('owner', 'business/owner/tasks/there')).toBe(true);
    expect(await reads('owner', 'business/owner/tasks/there/parts/0')).toBe(true);
    expect(await reads('owner', 'business/other/tasks/there')).toBe(false);
    expect(await reads('owner', 'business/other/tasks/there/parts/0')).toBe(false);
  });

  it('are asked for and read by administrators, of any business', async () => {
    for (const business of ['owner', 'other', 'admin']) {
      expect(await asks('superAdmin', business)).toBe(true);
    }
    expect(await reads('superAdmin', 'business/owner/tasks/there')).toBe(true);
    expect(await reads('superAdmin', 'business/owner/tasks/there/parts/0')).toBe(true);
  });

  it.each(KEPT_OUT)('are neither asked for nor read by %s', async actor => {
    const own = ACTORS[actor].uid ?? 'owner';
    await seed({
      [`business/${own}/tasks/there`]: { kind: 'readShop', state: 'done' },
      [`business/${own}/tasks/there/parts/0`]: { text: '{}', until: in1Minute() },
    });
    for (const business of [
      'owner',
      ...(actor === 'flagged' || actor === 'unverifiedSupport' ? [] : [own]),
    ]) {
      expect(await asks(actor, business)).toBe(false);
      expect(await reads(actor, `business/${business}/tasks/there`)).toBe(false);
      expect(await reads(actor, `business/${business}/tasks/there/parts/0`)).toBe(false);
    }
  });

  it.each<[ActorName, string, boolean]>([
    ['owner', 'owner', true],
    ['superAdmin', 'owner', true],
    ['owner', 'other', false],
    ['support', 'owner', false],
    ['deactivated', 'deactivated', false],
    ['anonymous', 'owner', false],
  ])('are given up by %s, of %s: %s', async (actor, business, allowed) => {
    const path = `business/${business}/tasks/given-up`;
    await seed({ [path]: { kind: 'readShop', state: 'asked' } });
    expect(await isAllowed(deleteDoc(doc(as(actor), path)))).toBe(allowed);
  });

  it('make no turns of their own', async () => {
    const place = doc(as('owner'), 'business/owner/tasks/there/turns/2');
    expect(await isAllowed(setDoc(place, { at: serverTimestamp() }))).toBe(false);
  });

  it.each<[string, object]>([
    ['of another kind', { kind: 'rollUpRange' }],
    ['of words', { kind: 'words' }],
    ['of no kind', { kind: null }],
    ['of somebody else', { askedBy: 'other' }],
    ['at another time', { askedAt: ago(1) }],
    ['that are done', { state: 'done' }],
    ['with parts', { parts: 1 }],
    ['of a shop', { shop: 'evil.example' }],
    ['with a token', { token: 'x' }],
    ['with a person', { person: 'x' }],
    ['with words', { words: 'x' }],
  ])('are refused %s', async (_, more) => {
    expect(await asks('owner', 'owner', more)).toBe(false);
    expect(await asks('superAdmin', 'owner', more)).toBe(false);
  });

  const copying = (productIds: unknown, more: object = {}) => ({
    ...{ kind: 'copyPictures', productIds },
    ...more,
  });

  it('ask for pictures of some products', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(128, 'p'));
    for (const productIds of [['p'], ['p 1', 'ä'], many]) {
      expect(await asks('owner', 'owner', copying(productIds))).toBe(true);
      expect(await asks('superAdmin', 'owner', copying(productIds))).toBe(true);
    }
    expect(await asks('owner', 'other', copying(['p']))).toBe(false);
    expect(await asks('support', 'owner', copying(['p']))).toBe(false);
  });

  it.each<[string, unknown, object]>([
    ['none', [], {}],
    ['too many', Array.from({ length: 201 }, (_, at) => `p${at}`), {}],
    ['no list', 'p', {}],
    ['a map', { 0: 'p' }, {}],
    ['one without a name', ['p', ''], {}],
    ['a path', ['p/private/owner'], {}],
    ['a long name', ['p'.repeat(129)], {}],
    ['another kind’s', ['p'], { kind: 'readShop' }],
    ['what is said already', ['p'], { pictures: [] }],
    ['what is begun already', ['p'], { parts: 0 }],
    ['an address', ['p'], { url: 'https://x.example/' }],
    ['words', ['p'], { words: 'x' }],
  ])('do not ask for pictures of %s', async (_, productIds, more) => {
    expect(await asks('owner', 'owner', copying(productIds, more))).toBe(false);
    expect(await asks('superAdmin', 'owner', copying(productIds, more))).toBe(false);
  });

  it.each(['kind', 'askedBy', 'askedAt', 'state'])('are refused without %s', async name => {
    const whole = Object.entries(task('owner')).filter(([key]) => key !== name);
    const place = doc(as('owner'), 'business/owner/tasks', `without-${name}`);
    expect(await isAllowed(setDoc(place, Object.fromEntries(whole)))).toBe(false);
  });

  it.each<ActorName>(['owner', 'superAdmin'])(
    'are not changed while they wait, by %s',
    async actor => {
      const path = 'business/owner/tasks/waiting';
      await seed({ [path]: { kind: 'readShop', state: 'asked' } });
      const place = doc(as(actor), path);
      expect(await isAllowed(updateDoc(place, { state: 'done' }))).toBe(false);
      expect(await isAllowed(setDoc(place, task(ACTORS[actor].uid)))).toBe(false);
    },
  );

  it.each<ActorName>(['owner', 'superAdmin'])('are changed by nobody, not by %s', async actor => {
    const place = doc(as(actor), 'business/owner/tasks/there');
    expect(await isAllowed(updateDoc(place, { state: 'asked' }))).toBe(false);
    expect(await isAllowed(setDoc(place, task(ACTORS[actor].uid)))).toBe(false);
    expect(await isAllowed(deleteDoc(place))).toBe(false);
    expect(await isAllowed(getDocs(collection(as(actor), 'business/owner/tasks')))).toBe(false);
  });

  it.each<ActorName>(['owner', 'superAdmin'])(
    'give what nobody writes, lists or reads after its time, not even %s',
    async actor => {
      const parts = collection(as(actor), 'business/owner/tasks/there/parts');
      expect(await isAllowed(getDocs(parts))).toBe(false);
      expect(await isAllowed(setDoc(doc(parts, '9'), { text: 'x' }))).toBe(false);
      expect(await isAllowed(updateDoc(doc(parts, '0'), { text: 'x' }))).toBe(false);
      for (const path of ['parts/1', 'parts/2', 'parts/0/below/it', 'others/0', 'turns/1'])
        expect(await reads(actor, `business/owner/tasks/there/${path}`)).toBe(false);
      expect(await reads(actor, 'business/owner/others/there')).toBe(false);
    },
  );
});
