import type { Documents } from '../emulator.ts';
import { day, idOf, makeRows, pick } from '../makeRows.ts';
import type { Records } from './records.ts';

const CATEGORIES = ['Baskets', 'Candles', 'Cups', 'Lamps', 'Rugs', 'Vases'];
const MATERIALS = ['Oak', 'Willow', 'Linen', 'Clay', 'Glass', 'Wool', 'Brass'];
const FIRST = ['Ada', 'Ben', 'Chloé', 'Dario', 'Emma', 'Finn', 'Greta', 'Hugo'];
const LAST = ['Adler', 'Berg', 'Conti', 'Dubois', 'Ek'];
const PRODUCTS = 42;
const CUSTOMERS = 30;
const PRICE = 7.5;

const basketOf = (n: number): Records['orders']['basket'] =>
  Array.from({ length: 1 + (n % 3) }, (_, line) => ({
    productId: idOf('p', n * 5 + line * 11, PRODUCTS),
    quantity: 1 + ((n + line) % 4),
  }));

const slug = (name: string) => name.toLowerCase();

/** A small shop: 42 products in 6 categories, 30 customers, 130 orders, 84 reviews. */
export const documents = {
  categories: Object.fromEntries(CATEGORIES.map(name => [slug(name), { name }])),
  products: makeRows(PRODUCTS, 'p', n => ({
    name: `${pick(MATERIALS, n)} ${slug(pick(CATEGORIES, n)).slice(0, -1)}`,
    categoryId: slug(pick(CATEGORIES, n)),
    price: PRICE + ((n * 13) % 40),
    stock: (n * 7) % 25,
    addedAt: day(n * 3),
    description: `Made of ${slug(pick(MATERIALS, n))}, by hand.`,
  })),
  customers: makeRows(CUSTOMERS, 'c', n => ({
    name: `${pick(FIRST, n)} ${pick(LAST, n)}`,
    email: `customer${n + 1}@example.org`,
    hasNewsletter: n % 3 === 0,
    since: day(n),
  })),
  orders: makeRows(130, 'o', n => ({
    customerId: idOf('c', n * 7, CUSTOMERS),
    date: day(60 + n),
    status: pick(['ordered', 'delivered', 'delivered', 'cancelled'], n),
    basket: basketOf(n),
    total: PRICE * (1 + (n % 9)),
  })),
  reviews: makeRows(84, 'r', n => ({
    productId: idOf('p', n * 5, PRODUCTS),
    customerId: idOf('c', n * 11, CUSTOMERS),
    rating: 1 + (n % 5),
    text: pick(['As described.', 'Smaller than I thought.', 'A lovely present.'], n),
    date: day(90 + n),
  })),
} satisfies Documents;
