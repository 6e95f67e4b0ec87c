import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import { RECORDS, SEED } from '../rules/support/records.ts';
import { BUSINESSES, PEOPLE, PERSON_NAMES } from './people.ts';

const DAY = 86_400_000;

const withoutTokens = ({ _tokens, ...fields }: Record<string, unknown>) => fields;

const people = (): SampleRecord[] =>
  PERSON_NAMES.map(name => ({
    collection: 'business',
    id: name,
    data: withoutTokens(
      RECORDS.business({
        businessEmail: PEOPLE[name].email,
        businessName: name,
        isSuperAdmin: PEOPLE[name].role === 'superAdmin',
      }),
    ),
  }));

const product = (businessId: string, number: number): SampleRecord[] => {
  const input = {
    ...emptyProduct('EUR'),
    title: `Bowl ${number} of ${businessId}`,
    description: `<p>Turned by hand, ${number}.</p>`,
    sku: `${businessId}-${number}`,
    price: 1000 * number,
    brand: businessId,
    category: 'Kitchen',
    tags: ['bowl', `no${number}`],
    status: number === 1 ? ('draft' as const) : ('active' as const),
  };
  const id = `${businessId}${number}`;
  return [
    {
      collection: 'products',
      id,
      data: withoutTokens(
        RECORDS.products({
          ...input,
          ...deriveProduct(input),
          businessId,
          businessName: businessId,
        }),
      ),
    },
    {
      collection: `products/${id}/private`,
      id: businessId,
      data: RECORDS.productDetails({ businessId, cost: 400 * number, notes: `secret ${number}` }),
    },
  ];
};

const reports = (): SampleRecord[] =>
  [
    { targetType: 'product', targetId: 'owner1', businessId: 'owner' },
    { targetType: 'product', targetId: 'owner2', businessId: 'owner' },
    { targetType: 'product', targetId: 'rival1', businessId: 'rival' },
    { targetType: 'user', targetId: 'shopper1', businessId: null },
    { targetType: 'business', targetId: 'rival', businessId: 'rival' },
  ].map((over, index) => ({
    collection: 'reports',
    id: `report${index}`,
    data: RECORDS.reports({ ...over, targetLabel: over.targetId }),
  }));

/** One that is over and waits for its draw, one that runs. */
const giveaways = (): SampleRecord[] => {
  const now = Date.now();
  const over = { productId: 'owner1', businessId: 'owner', businessName: 'owner', entryCount: 3 };
  const times = { startsAt: new Date(now - 9 * DAY), endsAt: new Date(now - DAY) };
  const entries = [1, 2, 3].map(number => ({
    collection: 'giveaways/ended/entries',
    id: `shopper${number}`,
    data: RECORDS.entries({
      ...{ userId: `shopper${number}`, name: `Shopper ${number}` },
      email: `shopper${number}@catalogue.example`,
    }),
  }));
  return [
    { collection: 'giveaways', id: 'ended', data: RECORDS.giveaways({ ...over, ...times }) },
    {
      collection: 'giveaways',
      id: 'running',
      data: RECORDS.giveaways({ ...over, productId: 'owner2', entryCount: 0 }),
    },
    ...['ended', 'running'].map(id => ({
      ...{ collection: `giveaways/${id}/secret`, id: 'seed', data: { seed: SEED } },
    })),
    ...entries,
  ];
};

const users = (): SampleRecord[] =>
  [1, 2, 3].map(number => ({
    collection: 'users',
    id: `shopper${number}`,
    data: RECORDS.users({ email: `shopper${number}@catalogue.example` }),
  }));

/** What is stored when a run begins. */
export const startRecords = (): SampleRecord[] => [
  ...people(),
  ...BUSINESSES.flatMap(businessId => [1, 2, 3, 4].flatMap(n => product(businessId, n))),
  ...product('attacker', 1),
  ...reports(),
  ...giveaways(),
  ...users(),
];
