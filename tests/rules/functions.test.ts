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
import { describe, expect, it } from 'vitest';
import type { ActorName } from './support/actors.ts';
import { isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const ADMINISTRATORS_ALONE: [ActorName, boolean][] = [
  ['superAdmin', true],
  ['support', false],
  ['owner', false],
  ['flagged', false],
  ['catalogueUser', false],
  ['anonymous', false],
];

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const DAY = 24 * 60;

const event = (more: Record<string, unknown> = {}) => ({
  ...{ kind: 'view', at: ago(1), receivedAt: serverTimestamp(), userId: 'shopper' },
  ...{ productId: 'p1', country: 'DE', device: 'phone' },
  ...more,
});
const without = (name: string) =>
  Object.fromEntries(Object.entries(event()).filter(([key]) => key !== name));

describe.runIf(hasEmulator)('what functions work with', () => {
  const { as, seed } = useRules('functions');
  let count = 0;
  const writes = (actor: ActorName, place: string, data: Record<string, unknown>) => {
    count += 1;
    return isAllowed(setDoc(doc(as(actor), place, `x${count}`), data));
  };

  describe('events', () => {
    it.each(['view', 'save', 'click'])('are logged by visitors: %s', async kind => {
      expect(await writes('catalogueUser', 'events', event({ kind }))).toBe(true);
    });

    it.each(['phone', 'tablet', 'desktop', ''])('on a %s', async device => {
      expect(await writes('catalogueUser', 'events', event({ device }))).toBe(true);
    });

    it.each<ActorName>(['anonymous', 'superAdmin', 'support', 'owner', 'pending'])(
      'are not logged by %s',
      async actor => {
        const { ACTORS } = await import('./support/actors.ts');
        const own = event({ userId: ACTORS[actor].uid });
        expect(await writes(actor, 'events', own)).toBe(false);
      },
    );

    it.each([
      ['of another kind', { kind: 'buy' }],
      ['of a kind for people in charge', { kind: 'isAdmin' }],
      ['of somebody else', { userId: 'another' }],
      ['received at another time', { receivedAt: ago(1) }],
      ['of the future', { at: ago(-5.5) }],
      ['of more than a week ago', { at: ago(7 * DAY + 5) }],
      ['at a text', { at: '2026-11-03' }],
      ['of no product', { productId: '' }],
      ['of a path', { productId: 'products/p1' }],
      ['of a long product', { productId: 'x'.repeat(129) }],
      ['of a number', { productId: 5 }],
      ['of a long country', { country: 'DEU' }],
      ['on a fridge', { device: 'fridge' }],
      ['on nothing of the kind', { device: 'words' }],
      ['with more to say', { note: 'x' }],
      ['with words', { words: 'x' }],
    ])('are refused %s', async (_, more) => {
      expect(await writes('catalogueUser', 'events', event(more))).toBe(false);
    });

    it.each(Object.keys(event()))('are refused without %s', async name => {
      expect(await writes('catalogueUser', 'events', without(name))).toBe(false);
    });

    it('may have happened up to a week ago, by a clock that is a little fast', async () => {
      for (const at of [ago(7 * DAY - 5), ago(-4.5)])
        expect(await writes('catalogueUser', 'events', event({ at }))).toBe(true);
    });

    it('are of a product with a long id', async () => {
      const productId = 'x'.repeat(128);
      expect(await writes('catalogueUser', 'events', event({ productId }))).toBe(true);
    });

    it('lie in one place, and nothing lies below them', async () => {
      expect(await writes('catalogueUser', 'events/there/below', event())).toBe(false);
    });

    it('are refused of who is blocked', async () => {
      await seed({ 'users/shopper': { status: 'blocked' } });
      expect(await writes('catalogueUser', 'events', event())).toBe(false);
      await seed({ 'users/shopper': { status: 'active' } });
      expect(await writes('catalogueUser', 'events', event())).toBe(true);
    });

    it('are read and changed by nobody', async () => {
      await seed({ 'events/there': { kind: 'view', userId: 'shopper' } });
      for (const actor of ['superAdmin', 'catalogueUser'] as const) {
        const place = doc(as(actor), 'events/there');
        expect(await isAllowed(getDoc(place))).toBe(false);
        expect(await isAllowed(updateDoc(place, { kind: 'save' }))).toBe(false);
        expect(await isAllowed(setDoc(place, event()))).toBe(false);
      }
    });
  });

  describe.each(['functionRuns', 'functionTasks'])('%s', place => {
    it.each(ADMINISTRATORS_ALONE)('are read by %s: %s', async (actor, allowed) => {
      await seed({ [`${place}/there`]: { state: 'done' } });
      expect(await isAllowed(getDoc(doc(as(actor), place, 'there')))).toBe(allowed);
      expect(await isAllowed(getDocs(collection(as(actor), place)))).toBe(allowed);
      expect(await isAllowed(getDoc(doc(as(actor), place, 'there', 'below', 'it')))).toBe(false);
    });

    it('are changed by nobody', async () => {
      await seed({ [`${place}/there`]: { state: 'done' } });
      const target = doc(as('superAdmin'), place, 'there');
      expect(await isAllowed(updateDoc(target, { state: 'asked' }))).toBe(false);
    });
  });

  describe('signs that they are there', () => {
    const place = 'functionSigns/ownerTasks';
    const reads = (actor: ActorName, path = place) => isAllowed(getDoc(doc(as(actor), path)));

    it.each<[ActorName, boolean]>([
      ...(['superAdmin', 'support', 'owner', 'pending', 'catalogueUser'] as const).map(
        (actor): [ActorName, boolean] => [actor, true],
      ),
      ['anonymous', false],
    ])('are read by whoever is signed in while they hold: %s: %s', async (actor, allowed) => {
      await seed({ [place]: { until: ago(-1) }, [`${place}/below/it`]: { until: ago(-1) } });
      expect(await reads(actor)).toBe(allowed);
      expect(await reads(actor, 'functionSigns/none')).toBe(allowed);
      expect(await reads(actor, `${place}/below/it`)).toBe(false);
    });

    it.each([[{ until: ago(1) }], [{}], [{ until: 'ever' }]])(
      'are kept back when they are over: %o',
      async data => {
        await seed({ [place]: data });
        for (const actor of ['superAdmin', 'owner', 'anonymous'] as const)
          expect(await reads(actor)).toBe(false);
      },
    );

    it('are listed, written and deleted by nobody', async () => {
      await seed({ [place]: { until: ago(-1) } });
      for (const actor of ['superAdmin', 'owner', 'catalogueUser'] as const) {
        const target = doc(as(actor), place);
        expect(await isAllowed(getDocs(collection(as(actor), 'functionSigns')))).toBe(false);
        expect(await isAllowed(updateDoc(target, { until: ago(-2) }))).toBe(false);
        expect(await isAllowed(deleteDoc(target))).toBe(false);
        expect(await writes(actor, 'functionSigns', { until: ago(-1) })).toBe(false);
      }
    });
  });

  it.each(['functionState', 'visitors', 'formerProducts', 'mail'])(
    '%s are nobody’s',
    async place => {
      await seed({ [`${place}/there`]: { state: 'done' } });
      const target = doc(as('superAdmin'), place, 'there');
      expect(await isAllowed(getDoc(target))).toBe(false);
      expect(await isAllowed(setDoc(target, {}))).toBe(false);
      expect(await writes('catalogueUser', place, event())).toBe(false);
    },
  );

  it('runs are written by nobody', async () => {
    expect(await writes('superAdmin', 'functionRuns', { off: true })).toBe(false);
  });

  describe('tasks', () => {
    const task = (more: object = {}) => ({
      ...{ kind: 'rollUpRange', from: '2026-11-01', to: '2026-11-03' },
      ...{ askedBy: 'admin', askedAt: serverTimestamp(), state: 'asked' },
      ...more,
    });

    it.each(ADMINISTRATORS_ALONE)('are asked for by %s: %s', async (actor, allowed) => {
      const { ACTORS } = await import('./support/actors.ts');
      const own = task({ askedBy: ACTORS[actor].uid });
      expect(await writes(actor, 'functionTasks', own)).toBe(allowed);
    });

    const about = (more: object = {}) => ({
      ...{ kind: 'erasePerson', person: 'x'.repeat(128), reason: 'x'.repeat(500) },
      ...{ askedBy: 'admin', askedAt: serverTimestamp(), state: 'asked' },
      ...more,
    });

    it.each(ADMINISTRATORS_ALONE)(
      'about people are asked for by %s: %s',
      async (actor, allowed) => {
        const { ACTORS } = await import('./support/actors.ts');
        for (const kind of ['erasePerson', 'exportPerson']) {
          const own = about({ kind, askedBy: ACTORS[actor].uid });
          expect(await writes(actor, 'functionTasks', own)).toBe(allowed);
        }
      },
    );

    it.each<[string, object]>([
      ...['rollUpRange', 'isAdmin', 'words'].map((kind): [string, object] => [
        `of the kind ${kind}`,
        { kind },
      ]),
      ['about nobody', { person: '' }],
      ['about a path', { person: 'users/x' }],
      ['about a long id', { person: 'x'.repeat(129) }],
      ['about a number', { person: 5 }],
      ['with a long reason', { reason: 'x'.repeat(501) }],
      ['with no text as the reason', { reason: null }],
      ['of somebody else', { askedBy: 'another' }],
      ['at another time', { askedAt: ago(1) }],
      ['that are done', { state: 'done' }],
      ['with more to say', { parts: 1 }],
      ['with days', { from: '2026-11-01' }],
      ['with words', { words: 'x' }],
    ])('about people are refused %s', async (_, more) => {
      expect(await writes('superAdmin', 'functionTasks', about(more))).toBe(false);
    });

    it('are about anybody, by the shortest id', async () => {
      expect(await writes('superAdmin', 'functionTasks', about({ person: 'x' }))).toBe(true);
    });

    it('of days are about nobody', async () => {
      expect(await writes('superAdmin', 'functionTasks', task({ person: 'x' }))).toBe(false);
      expect(await writes('superAdmin', 'functionTasks', task({ reason: 'x' }))).toBe(false);
    });

    describe('and what was collected about a person', () => {
      const seedPart = async () => {
        await seed({
          'functionTasks/there/parts/0': { text: '{}', until: ago(-1) },
          'functionTasks/there/parts/1': { text: '{}', until: ago(1) },
          'functionTasks/there/parts/2': { text: '{}' },
          'functionTasks/there/parts/0/below/it': { text: '{}', until: ago(-1) },
          'functionTasks/there/others/0': { text: '{}', until: ago(-1) },
        });
      };
      const reads = (actor: ActorName, part: string) =>
        isAllowed(getDoc(doc(as(actor), 'functionTasks', 'there', 'parts', part)));

      it.each<[ActorName, boolean]>([
        ['superAdmin', true],
        ['support', false],
        ['owner', false],
        ['flagged', false],
        ['catalogueUser', false],
        ['anonymous', false],
      ])('is read by %s: %s', async (actor, allowed) => {
        await seedPart();
        expect(await reads(actor, '0')).toBe(allowed);
      });

      it('lies there alone', async () => {
        await seedPart();
        const places = ['functionTasks/there/parts/0/below/it', 'functionTasks/there/others/0'];
        for (const place of places)
          expect(await isAllowed(getDoc(doc(as('superAdmin'), place)))).toBe(false);
      });

      it('is read by nobody after its time, listed or written by nobody', async () => {
        await seedPart();
        expect(await reads('superAdmin', '1')).toBe(false);
        expect(await reads('superAdmin', '2')).toBe(false);
        const parts = collection(as('superAdmin'), 'functionTasks', 'there', 'parts');
        expect(await isAllowed(getDocs(parts))).toBe(false);
        expect(await writes('superAdmin', 'functionTasks/there/parts', { text: 'x' })).toBe(false);
        const part = doc(as('superAdmin'), 'functionTasks/there/parts/0');
        expect(await isAllowed(updateDoc(part, { text: 'x' }))).toBe(false);
      });
    });

    it.each<[string, object]>([
      ['of another kind', { kind: 'x' }],
      ['from no day', { from: 'yesterday' }],
      ...['from', 'to'].flatMap(end =>
        ['year-11-03', '2026-mm-03', '2026-11-dd'].map((day): [string, object] => [
          `${end} ${day}`,
          { [end]: day },
        ]),
      ),
      ['from more than a day', { from: '2026-11-01 ' }],
      ['to no day', { to: '2026-11' }],
      ['to a number', { to: 5 }],
      ['of somebody else', { askedBy: 'another' }],
      ['at another time', { askedAt: ago(1) }],
      ['that are done', { state: 'done' }],
      ['with more to say', { did: {} }],
      ['with words', { words: 'x' }],
    ])('are refused %s', async (_, more) => {
      expect(await writes('superAdmin', 'functionTasks', task(more))).toBe(false);
    });
  });
});
