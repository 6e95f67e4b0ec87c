import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import { isShut } from '@/domain/product/followsBusiness.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product, ProductInput } from '@/domain/schemas/product.ts';
import { PROFILES, type Profile } from './businesses.ts';
import { type Clock, DAY } from './clock.ts';
import { importedFrom } from './importRuns.ts';
import { KINDS } from './kinds.ts';
import { newProductInput, relistedInput } from './productInput.ts';
import { createRandom, type Random } from './random.ts';
import { USUAL_SIZE } from './sizes.ts';
import { tracked } from './tracked.ts';

/** Of them, those of the owner's sample account: the first ones. */
const OWNERS_PRODUCTS = 300;

/** One product in so many repeats an earlier one of another business. */
const REPEATED = 40;

const kindsOf = (profiles: readonly Profile[]) =>
  new Map(profiles.map(({ id, sells }) => [id, KINDS.filter(kind => sells.includes(kind.group))]));

/** The businesses that sell, each as often as its weight says. */
const wheelOf = (businesses: readonly Business[], profiles: readonly Profile[]) => {
  const weights = new Map(profiles.map(({ id, weight }) => [id, weight]));
  return businesses.flatMap(business =>
    Array.from({ length: weights.get(business.id) ?? 0 }, () => business),
  );
};

/** A business never has a product that is older than itself. */
const agesOf = (business: Business, clock: Clock, random: Random) => {
  const oldest = (clock.now.getTime() - business.createdAt.getTime()) / DAY - 1;
  const created = Math.max(0.2, oldest * random.next() ** 1.4);
  const edited = random.chance(0.6) ? created * random.next() : created;
  return { created, edited };
};

const storeProduct = (
  input: ProductInput,
  business: Business,
  number: number,
  clock: Clock,
  random: Random,
): Product => {
  const { created, edited } = agesOf(business, clock, random);
  const hidden = isShut(business) && input.status === 'active';
  const product: Product = {
    ...input,
    ...(hidden ? { status: 'archived', hiddenWithBusiness: true } : {}),
    ...deriveProduct(input),
    id: `p${String(number).padStart(5, '0')}`,
    businessId: business.id,
    businessName: business.businessName,
    source: null,
    mergedInto: null,
    auditId: null,
    ...tracked(
      clock.daysAgo(created),
      business.id,
      clock.daysAgo(edited),
      edited < created ? random.int(2, 5) : 1,
    ),
  };
  return importedFrom(product, number, clock);
};

/**
 * The sample products, by number, each the same however many there are.
 * @param count how many; the first 300 (all, if fewer) are the owner's.
 * @param profiles the businesses that sell; those beyond the usual ones have the products beyond the usual ones.
 */
export function* generateProducts(
  businesses: readonly Business[],
  clock: Clock,
  count = USUAL_SIZE.products,
  profiles = PROFILES,
): Generator<Product> {
  const owner = businesses.find(({ id }) => id === 'owner');
  const kinds = kindsOf(profiles);
  const known = wheelOf(businesses, PROFILES);
  const everybody = wheelOf(businesses, profiles);
  const random = createRandom('products');
  const recent: Product[] = [];
  for (let number = 1; number <= count; number++) {
    const business =
      number <= OWNERS_PRODUCTS && owner
        ? owner
        : random.pick(number <= USUAL_SIZE.products ? known : everybody);
    const original = number % REPEATED === 0 ? random.pick(recent) : undefined;
    const input =
      original && original.businessId !== business.id
        ? relistedInput(original, business, number, random)
        : newProductInput(random.pick(kinds.get(business.id) ?? KINDS), business, number, random);
    const product = storeProduct(input, business, number, clock, random);
    recent.push(product);
    if (recent.length > 500) recent.shift();
    yield product;
  }
}
