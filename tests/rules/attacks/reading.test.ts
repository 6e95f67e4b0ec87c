import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActorName } from '../support/actors.ts';
import { isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { business, product, RECORDS, report } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: reading what is somebody else’s', () => {
  const { as, seed } = useRules('reading');
  const rival = { businessId: 'rival' };

  beforeAll(() =>
    seed({
      'business/rival': business(),
      'products/gone': product({ ...rival, status: 'archived', mergedInto: 'kept' }),
      'products/kept': product(rival),
      'audit/theirs': RECORDS.audit(rival),
      'audit/shared': RECORDS.audit({ businessId: null }),
      'imports/theirs': RECORDS.imports(rival),
      'imports/theirs/chunks/1': RECORDS.importChunks(rival),
      'requests/theirs': RECORDS.requests(rival),
      'stats/theirs': RECORDS.stats(rival),
      'stats/all': RECORDS.stats({ scope: 'platform', businessId: null }),
      'savedViews/theirs': RECORDS.savedViews({ userId: 'rival' }),
      'savedViews/shared': RECORDS.savedViews({ userId: 'x', sharedWith: 'administrators' }),
      'reports/about-owner': report(),
      'users/u': RECORDS.users({}),
    }),
  );

  it.each<[string, ActorName, string]>([
    ['a tombstone of another business', 'owner', 'products/gone'],
    ['another business', 'owner', 'business/rival'],
    ['an entry about another business', 'owner', 'audit/theirs'],
    ['an entry about several businesses', 'owner', 'audit/shared'],
    ['a step of another’s import', 'owner', 'imports/theirs/chunks/1'],
    ['another’s request', 'owner', 'requests/theirs'],
    ['figures of another business', 'owner', 'stats/theirs'],
    ['figures of the platform', 'owner', 'stats/all'],
    ['a report about the own product', 'owner', 'reports/about-owner'],
    ['a user', 'owner', 'users/u'],
    ['another’s view, as support', 'support', 'savedViews/theirs'],
    ['a view that administrators share', 'owner', 'savedViews/shared'],
    ['another’s view, as administrator', 'superAdmin', 'savedViews/theirs'],
    ['the own user record', 'catalogueUser', 'users/shopper'],
    ['the own report', 'catalogueUser', 'reports/about-owner'],
    ['a collection nobody named', 'superAdmin', 'secrets/x'],
  ])('%s', async (_, actor, path) => {
    expect(await isAllowed(getDoc(doc(as(actor), path)))).toBe(false);
  });

  type Conditions = Parameters<typeof query> extends [unknown, ...infer C] ? C : never;
  it.each<[string, ActorName, string, Conditions]>([
    ['active or drafts', 'owner', 'products', [where('status', 'in', ['active', 'draft'])]],
    ['all but archived', 'owner', 'products', [where('status', '!=', 'archived')]],
    ['by another field', 'owner', 'products', [where('mergedInto', '==', 'kept')]],
    ['audit by author', 'owner', 'audit', [where('actorId', '==', 'owner')]],
    ['audit by record', 'owner', 'audit', [where('records', 'array-contains', 'r1')]],
    ['audit of no business', 'owner', 'audit', [where('businessId', '==', null)]],
    ['audit in order', 'owner', 'audit', [orderBy('at', 'desc'), limit(1)]],
    ['figures by scope', 'owner', 'stats', [where('scope', '==', 'platform')]],
    ['views by resource', 'owner', 'savedViews', [where('resource', '==', 'products')]],
    [
      'views that administrators share',
      'owner',
      'savedViews',
      [where('sharedWith', '==', 'administrators')],
    ],
    [
      'views that are shared with nobody',
      'superAdmin',
      'savedViews',
      [where('sharedWith', '==', null)],
    ],
    ['views of another', 'owner', 'savedViews', [where('userId', '==', 'rival')]],
    ['all businesses', 'owner', 'business', [limit(1)]],
    ['entries', 'owner', 'giveaways/g/entries', [limit(1)]],
    ['private parts', 'owner', 'products/kept/private', [limit(1)]],
    ['pointers', 'superAdmin', 'auditPointers', [limit(1)]],
  ])('lists %s', async (_, actor, path, conditions) => {
    const asked = query(collection(as(actor), path), ...conditions);
    expect(await isAllowed(getDocs(asked))).toBe(false);
    expect(await isAllowed(getCountFromServer(asked)), 'nor counts').toBe(false);
  });

  it.each<ActorName>(['superAdmin', 'support'])(
    'lets %s see the views that administrators share',
    async actor => {
      const shared = where('sharedWith', '==', 'administrators');
      const asked = query(collection(as(actor), 'savedViews'), shared);
      expect(await isAllowed(getDoc(doc(as(actor), 'savedViews/shared')))).toBe(true);
      expect(await isAllowed(getDocs(asked))).toBe(true);
    },
  );

  it('hides a forbidden half behind an allowed one', async () => {
    const half = or(where('businessId', '==', 'owner'), where('status', '==', 'draft'));
    const asked = query(collection(as('owner'), 'products'), half);
    expect(await isAllowed(getDocs(asked))).toBe(false);
  });

  it.each(['chunks', 'entries', 'private', 'products', 'audit'])(
    'asks for %s wherever they are',
    async group => {
      for (const actor of ['owner', 'support', 'superAdmin'] as const) {
        const asked = query(collectionGroup(as(actor), group), limit(1));
        expect(await isAllowed(getDocs(asked)), actor).toBe(false);
      }
    },
  );
});
