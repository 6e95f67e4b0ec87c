import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { type Cell, parentsOf, storedIn, writesOf } from '../support/cells.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { LIMITS } from '../support/limits.ts';
import { giveaway } from '../support/records.ts';

/** A private part has no stamps: its owner may write it anew. */
const made = LIMITS.map(({ cell }) => cell).filter(
  ({ operation, resource }) => operation === 'create' && resource !== 'productDetails',
);

/** A document that hangs from every kind of record, one level deeper than any that is known. */
const deeper = RESOURCES.map(resource => {
  const { collection, id } = storedIn({
    ...{ actor: 'owner', operation: 'get', subject: 'own' },
    resource,
  } satisfies Omit<Cell, 'allowed'>);
  return { resource, path: `${collection}/${id}/deeper/x` };
});

describe.runIf(hasEmulator)('steps: everywhere', () => {
  const { as, seed } = useRules('steps-everywhere');

  it.each(made)(
    '$actor does not write $resource over what is there as if it were new',
    async cell => {
      const full = { ...cell, allowed: true };
      const { collection, id, record } = storedIn(full);
      await seed({ ...parentsOf(full), [`${collection}/${id}`]: record });
      expect(await isAllowed(commit(as(cell.actor), writesOf(full)))).toBe(false);
    },
  );

  it.each(deeper)('nobody reads or writes below $resource', async ({ path }) => {
    await seed({ [path]: { businessId: 'owner', userId: 'owner', auditId: 'a' } });
    for (const actor of ['superAdmin', 'owner', 'support'] as const) {
      const target = doc(as(actor), path);
      expect(await isAllowed(getDoc(target)), actor).toBe(false);
      expect(await isAllowed(setDoc(target, { auditId: 'a' })), actor).toBe(false);
      expect(await isAllowed(deleteDoc(target)), actor).toBe(false);
    }
  });

  const PARTS = ['products/p', 'giveaways/g', 'imports/i'];
  it.each(PARTS)('nobody knows another part of %s', async parent => {
    await seed({ 'giveaways/g': giveaway({ status: 'ended', endsAt: new Date(0) }) });
    for (const actor of ['superAdmin', 'owner', 'support'] as const) {
      const uid = { superAdmin: 'admin', owner: 'owner', support: 'support' }[actor];
      for (const part of ['deeper', 'words']) {
        const target = doc(as(actor), `${parent}/${part}/${uid}`);
        await seed({ [`${parent}/${part}/${uid}`]: { businessId: uid } });
        expect(await isAllowed(getDoc(target)), actor).toBe(false);
      }
    }
  });

  it('nobody reads below the seed of a giveaway that has ended', async () => {
    const below = 'giveaways/g/secret/seed/deeper/x';
    await seed({ 'giveaways/g': giveaway({ status: 'ended', endsAt: new Date(0) }), [below]: {} });
    expect(await isAllowed(getDoc(doc(as('superAdmin'), below)))).toBe(false);
  });

  it('nobody points from somewhere else', async () => {
    expect(await isAllowed(setDoc(doc(as('superAdmin'), 'words/admin'), { auditId: 'a' }))).toBe(
      false,
    );
  });

  const MISSING = [
    'products',
    'requests',
    'imports',
    'imports/i/chunks',
    'audit',
    'stats',
    'savedViews',
    'duplicateDecisions',
    'figureNotes',
    'sales',
  ];
  it.each(MISSING)('an owner is told that something in %s is missing', async collection => {
    expect(await isAllowed(getDoc(doc(as('owner'), `${collection}/never`)))).toBe(true);
    expect(await isAllowed(getDoc(doc(as('pending'), `${collection}/never`)))).toBe(
      collection === 'products',
    );
  });

  it('nobody signed in is told nothing', async () => {
    expect(await isAllowed(getDoc(doc(as('anonymous'), 'products/never')))).toBe(false);
  });
});
