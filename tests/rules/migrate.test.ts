import { doc, getDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { movePrivateParts } from '../../scripts/migrate/privateParts.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { product, RECORDS } from './support/records.ts';

const host = inject('firestoreEmulator');

describe.runIf(hasEmulator)('the migration of private parts', () => {
  const { as, seed } = useRules('migrate');
  const details = RECORDS.productDetails;

  beforeAll(() =>
    seed({
      ...Object.fromEntries(
        Array.from({ length: 230 }, (_, index) => [
          [`products/p${index}`, product()] as const,
          [`products/p${index}/private/details`, details({ cost: index })] as const,
        ]).flat(),
      ),
      'products/squatted': product({ businessId: 'rival' }),
      'products/squatted/private/details': details({ cost: 666 }),
      ...Object.fromEntries(
        ['x/y', '..', '__b__', 5].flatMap((businessId, index) => [
          [`products/odd${index}`, product({ businessId })] as const,
          [`products/odd${index}/private/details`, { ...details({}), businessId }] as const,
        ]),
      ),
      'others/products/products/o/private/details': details({}),
      'products/done': product(),
      'products/done/private/details': details({ cost: 1 }),
      'products/done/private/owner': details({ cost: 2 }),
    }),
  );

  const run = () =>
    movePrivateParts({
      ...{ projectId: 'demo-migrate', token: 'owner' },
      firestore: `http://${host?.host}:${host?.port}`,
    });

  it('moves what belongs to its product, keeps what is newer, and can be run again', async () => {
    const first = await run();
    expect(first).toEqual({
      ...{ moved: 231, refused: [] },
      foreign: [
        ...[0, 1, 2, 3].map(index => `products/odd${index}/private/details`),
        'products/squatted/private/details',
      ],
    });
    const read = async (path: string) => (await getDoc(doc(as('superAdmin'), path))).data();
    expect(await read('products/p7/private/owner')).toMatchObject({ cost: 7 });
    expect(await read('products/p7/private/details')).toBeUndefined();
    expect(await read('products/done/private/owner')).toMatchObject({ cost: 2 });
    expect(await read('products/squatted/private/rival')).toBeUndefined();
    expect(await run()).toMatchObject({ moved: 0 });
  });
});
