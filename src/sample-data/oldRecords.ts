import type { SampleRecord } from './index.ts';
import { createRandom, type Random } from './random.ts';

/** Stands where a record has no such field. */
const ABSENT = Symbol('absent');

/** How much of it. */
export interface OldRecordsOptions {
  seed?: string;
  /** Records of each collection; businesses are a tenth as many, the accounts' own beside them. */
  each?: number;
}

/** Several ways in which one fact may have been stored. */
type Ways = readonly ((random: Random, at: number) => Record<string, unknown>)[];

const DAY = 86_400_000;
const FIRST = Date.UTC(2021, 0, 4, 8);
const NAMES = ['Ada Byrne', 'José Ñandú', 'Zoë Ärger', 'Li 王', "O'Neil", 'İpek'] as const;
const THINGS = ['Oak stool', 'Blue vase', 'Tee-shirt “Été”', 'Lamp <b>', '=1+1', '茶壺'] as const;
const SHOPS = ['Old Harbour', 'ÅNGSTRÖM', 'corner-shop', 'Trödel & Co'] as const;

/** A time as an ISO text, a day, milliseconds, seconds, a timestamp, its parts, or not at all. */
const timeAs = (random: Random, at: number): unknown =>
  random.pick<unknown>([
    ...[new Date(at), new Date(at).toISOString(), new Date(at).toISOString().slice(0, 10)],
    ...[at, Math.floor(at / 1000), String(at), ABSENT, null, '03/04/2021', 0],
    { seconds: Math.floor(at / 1000), nanoseconds: 5_000_000 },
    { _seconds: Math.floor(at / 1000), _nanoseconds: 0 },
  ]);

const flagAs = (random: Random, is: boolean): unknown =>
  random.pick<unknown>([is, is, String(is), is ? 1 : 0, is ? 'Yes' : 'no']);

const amountAs = (random: Random): unknown => {
  const whole = random.int(0, 1500);
  const price = whole + random.pick([0, 0.5, 0.99, 0.1]);
  return random.pick<unknown>([
    ...[price, price.toFixed(2), whole, String(whole), `$${price.toFixed(2)}`],
    ...[`${whole.toLocaleString('en')}.90`, `${whole},90 €`, 19.999, null, ABSENT, '', 'call us'],
    { amount: price },
  ]);
};

const TIMES: Ways = [
  () => ({}),
  (random, at) => ({ createdAt: timeAs(random, at), updatedAt: timeAs(random, at + DAY) }),
  (random, at) => ({ created: timeAs(random, at) }),
  (random, at) => ({ timestamp: timeAs(random, at) }),
  (_, at) => ({ createdAt: new Date(at), version: '3' }),
];

const emailAs = (random: Random, name: string, index: number): unknown =>
  random.pick<unknown>([
    ...[`${index}@old.example`, `Person.${index}@OLD.Example`, ` ${index}@old.example `],
    ...[`${name}@`, ABSENT, null],
  ]);

const businessOf = (random: Random, index: number) => ({
  businessEmail: emailAs(random, 'shop', index),
  businessName: random.pick<unknown>([`${random.pick(SHOPS)} ${index}`, '', ABSENT, 7]),
  userImg: random.pick<unknown>([ABSENT, null, '', 'https://old.example/a.png', 'a.png', 5]),
  isDeleted: random.pick<unknown>([false, flagAs(random, random.chance(0.2)), ABSENT, null]),
  isBusinessOwner: random.pick<unknown>([
    ...['approved', 'approved', 'pending', 'deactivated', 'Approved', 'rejected'],
    ...['waiting', '', true, null, ABSENT],
  ]),
  isSuperAdmin: random.pick<unknown>([false, false, ABSENT, 'true', 1, null]),
});

const productOf = (random: Random, index: number, shop: string) => ({
  ...random.pick<Record<string, unknown>>([
    { title: `${random.pick(THINGS)} ${index}` },
    { name: `${random.pick(THINGS)} ${index}` },
    ...[{ title: index }, { title: '' }, {}, { productName: ` ${random.pick(THINGS)} ` }],
  ]),
  price: amountAs(random),
  currency: random.pick<unknown>(['USD', 'eur', '$', '€', ABSENT, 'JPY', 'dollars']),
  ...random.pick<Record<string, unknown>>([
    ...[{ businessId: shop }, { ownerId: shop }, { businessId: `business/${shop}` }, {}],
    { business: { id: shop } },
  ]),
  ...random.pick<Record<string, unknown>>([
    ...[{ images: ['https://old.example/p.png'] }, { imageUrl: 'https://old.example/p.png' }],
    ...[{ images: [{ src: 'https://old.example/q.png' }] }, { images: 'javascript:alert(1)' }, {}],
    { images: null },
  ]),
  ...random.pick<Record<string, unknown>>([
    ...[{ stock: 3 }, { quantity: '12' }, { inStock: 'true' }, { inventory: 0 }, {}],
    { inventory: { quantity: 2 } },
  ]),
  ...random.pick<Record<string, unknown>>([
    ...[{ status: 'published' }, { isActive: true }, { isDeleted: 'true' }, { status: 'Draft' }],
    ...[{ status: 4 }, {}],
  ]),
  category: random.pick<unknown>(['Home', ['Home'], ABSENT, 4, { id: 'c1' }]),
  tags: random.pick<unknown>([['a', 'b'], 'a, b', ABSENT, null, [1, 2], ['', 'a']]),
  sku: random.pick<unknown>([ABSENT, 1234, 'A-1', null]),
  variants: random.pick<unknown>([
    ...[ABSENT, null, [], 'none', [{ sku: 5, price: '9.50', quantity: 2 }], [{ price: -4 }]],
  ]),
  weightGrams: random.pick<unknown>([ABSENT, '250', 12.5, null]),
  lowStockThreshold: random.pick<unknown>([ABSENT, '20', -3, null]),
});

const userOf = (random: Random, index: number) => ({
  ...random.pick<Record<string, unknown>>([
    ...[{ name: random.pick(NAMES) }, { displayName: random.pick(NAMES) }, {}],
  ]),
  email: emailAs(random, 'person', index),
  lastLogin: timeAs(random, FIRST + index * DAY),
  isBlocked: random.pick<unknown>([ABSENT, flagAs(random, random.chance(0.2))]),
  country: random.pick<unknown>(['AU', 'Australia', ABSENT, 'de']),
  counts: random.pick<unknown>([ABSENT, { views: 3 }, { views: '4', saves: 1.5 }, 9]),
});

const giveawayOf = (random: Random, index: number, shop: string, at: number) => ({
  ...random.pick<Record<string, unknown>>([{ title: `Win ${index}` }, { name: 'Win' }, {}]),
  ...random.pick<Record<string, unknown>>([{ business: `business/${shop}` }, {}]),
  productId: random.pick<unknown>([`old-product-${index}`, ABSENT, null]),
  startDate: timeAs(random, at),
  endDate: timeAs(random, at + 9 * DAY),
  status: random.pick<unknown>(['active', 'completed', ABSENT, 'Running', 3]),
  winnersCount: random.pick<unknown>([1, '3', ABSENT, 0]),
  winners: random.pick<unknown>([ABSENT, [], ['old-user-1'], null]),
});

const reportOf = (random: Random, index: number) => ({
  ...random.pick<Record<string, unknown>>([
    ...[{ productId: `old-product-${index}` }, { targetType: 'Product', targetId: 'p' }, {}],
    { targetType: 'user', targetId: `users/old-user-${index}` },
  ]),
  reportedBy: `old-user-${index}`,
  reason: random.pick<unknown>(['spam', 'Looks fake', ABSENT, 3, 'OTHER']),
  message: random.pick<unknown>(['Please look', ABSENT, null]),
  status: random.pick<unknown>(['pending', 'closed', ABSENT, 'Open', true]),
});

const requestOf = (random: Random, index: number, shop: string) => ({
  userId: shop,
  ...random.pick<Record<string, unknown>>([{ title: `Help ${index}` }, { subject: 'Help' }, {}]),
  ...random.pick<Record<string, unknown>>([{ text: 'Please' }, { message: 'Please' }, {}]),
  kind: random.pick<unknown>(['support', 'other', ABSENT]),
  status: random.pick<unknown>(['pending', 'accepted', ABSENT, 'open']),
});

const stored = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));

/** The businesses as the specification has them, no field more, under ids of sample accounts. */
const ACCOUNTS: readonly [string, string, boolean][] = [
  ...(['admin', 'admin2'] as const).map(id => [id, 'approved', true] as [string, string, boolean]),
  ...(['owner', 'newowner', 'support'] as const).map(
    id => [id, 'approved', false] as [string, string, boolean],
  ),
  ['pending', 'pending', false],
  ['deactivated', 'deactivated', false],
];

/**
 * Records as a system before this one may have left them: the specification's fields alone, other names
 * and kinds, times and versions missing. The same on every machine for the same seed.
 */
export function* generateOldRecords({
  seed = 'old',
  each = 60,
}: OldRecordsOptions = {}): Generator<SampleRecord> {
  for (const [id, status, isSuperAdmin] of ACCOUNTS) {
    const businessEmail = `${id}@catalogue.example`;
    const fields = { businessEmail, businessName: `Old ${id}`, isBusinessOwner: status };
    yield { collection: 'business', id, data: { ...fields, isDeleted: false, isSuperAdmin } };
  }
  const shops = Math.max(5, Math.floor(each / 10));
  for (let index = 0; index < shops; index++) {
    const data = stored(businessOf(createRandom(`${seed}/business/${index}`), index));
    yield { collection: 'business', id: `old-business-${index}`, data };
  }
  const makers = {
    users: { id: 'old-user', make: userOf },
    products: { id: 'old-product', make: productOf },
    giveaways: { id: 'old-giveaway', make: giveawayOf },
    reports: { id: 'old-report', make: reportOf },
    requests: { id: 'old-request', make: requestOf },
  };
  for (const [collection, { id, make }] of Object.entries(makers))
    for (let index = 0; index < each; index++) {
      const random = createRandom(`${seed}/${collection}/${index}`);
      const shop = random.chance(0.3) ? 'owner' : `old-business-${random.int(0, shops - 1)}`;
      const at = FIRST + index * DAY;
      const data = stored({ ...make(random, index, shop, at), ...random.pick(TIMES)(random, at) });
      yield { collection, id: `${id}-${index}`, data };
    }
}
