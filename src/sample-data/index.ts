import { doneDays } from '@/domain/analytics/doneDays.ts';
import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { generateAudit } from './auditTrail.ts';
import { generateBusinesses, PROFILES } from './businesses.ts';
import { createClock, SAMPLE_NOW } from './clock.ts';
import { generateDecisions, generateDetails, generateSavedViews } from './extras.ts';
import { generateFigureNotes } from './figureNotes.ts';
import { generateGiveaways } from './giveaways.ts';
import { generateImports } from './importRuns.ts';
import { moreProfiles } from './moreBusinesses.ts';
import { ownersChanges } from './ownersChanges.ts';
import { ownersDays } from './ownersDays.ts';
import { generateProducts } from './products.ts';
import { generateReports } from './reports.ts';
import { generateRequests } from './requests.ts';
import { generateSignIns } from './signIns.ts';
import { type SampleSize, USUAL_SIZE } from './sizes.ts';
import { generateStats, STATS_DAYS } from './stats.ts';
import { generateUsers } from './users.ts';

export { latestMorning } from './clock.ts';
export { PLATFORM_SIZE } from './sizes.ts';

/** A record of the sample data: the collection's path, the id, and the fields with Dates. */
export interface SampleRecord {
  collection: string;
  id: string;
  data: Record<string, unknown>;
}

/** How much of it, and when. */
export interface SampleDataOptions {
  /** How many of each; as many as a fresh machine shows unless said otherwise. */
  size?: SampleSize;
  /** Number of products, at least 50, where it is another than the size's; nothing else follows. */
  products?: number;
  /** The moment that everything is told from; 2026-11-20, 9:00 UTC, unless said otherwise. */
  now?: Date;
}

/** What other records need to know of a product; a hundred thousand whole ones would fill the memory. */
const leanProduct = (product: Product): Product => ({
  ...product,
  ...{ description: '', options: [], variants: [], specifications: [], gaps: [], tags: [] },
  images: product.images.slice(0, 1),
});

const recordOf = <T extends { id: string }>(
  collection: string,
  { id, ...data }: T,
): SampleRecord => ({
  collection,
  id,
  data,
});

const countOf = (ids: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** About how many records there are, for progress. */
export const sampleDataSize = ({
  size = USUAL_SIZE,
  products = size.products,
}: SampleDataOptions = {}) =>
  size.businesses +
  products +
  size.users +
  size.reports * (size === USUAL_SIZE ? 1 : 4.2) +
  size.requests +
  size.giveaways * 65 +
  STATS_DAYS * Math.round(size.businesses * 0.69) +
  300;

/**
 * The sample data, the same on every machine: one kind of record after the other, businesses
 * first. Records are plain and carry no search tokens.
 */
export function* generateSampleData({
  size = USUAL_SIZE,
  products: count = size.products,
  now = SAMPLE_NOW,
}: SampleDataOptions = {}): Generator<SampleRecord> {
  const clock = createClock(now);
  const profiles = [...PROFILES, ...moreProfiles(size.businesses - PROFILES.length)];
  const businesses = generateBusinesses(clock, profiles);
  for (const business of businesses) yield recordOf('business', business);
  for (const signIn of generateSignIns(businesses, clock)) yield recordOf('signIns', signIn);

  const products: Product[] = [];
  // More products than the size has change nothing else.
  for (const product of generateProducts(businesses, clock, count, profiles)) {
    if (products.length < size.products)
      products.push(products.length < USUAL_SIZE.products ? product : leanProduct(product));
    yield recordOf('products', product);
  }
  for (const { productId, details } of generateDetails(products))
    yield recordOf(COLLECTION_PATHS.productDetails(productId), details);

  const visitors = generateUsers(clock, size.users);
  const giveaways = generateGiveaways(
    products.slice(0, USUAL_SIZE.products),
    visitors,
    clock,
    size.giveaways,
  );
  const reports = generateReports(products, visitors, clock, { count: size.reports, profiles });
  const entered = countOf(giveaways.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const reported = countOf(reports.map(({ reporterId }) => reporterId));
  for (const user of visitors) {
    const { id, counts } = user;
    yield recordOf('users', {
      ...user,
      counts: { ...counts, entries: entered.get(id) ?? 0, reports: reported.get(id) ?? 0 },
    });
  }
  for (const { giveaway } of giveaways) yield recordOf('giveaways', giveaway);
  for (const { giveaway, entries } of giveaways)
    for (const entry of entries) yield recordOf(`giveaways/${giveaway.id}/entries`, entry);
  for (const { giveaway, seed } of giveaways)
    if (seed !== null) yield recordOf(`giveaways/${giveaway.id}/secret`, { id: 'seed', seed });
  for (const report of reports) yield recordOf('reports', report);

  const requests = generateRequests(businesses, clock, size.requests);
  for (const request of requests) yield recordOf('requests', request);
  const imports = generateImports(products, clock);
  for (const { run } of imports) yield recordOf('imports', run);
  for (const { run, chunk } of imports)
    if (chunk) yield recordOf(`imports/${run.id}/chunks`, chunk);
  const runs = imports.map(({ run }) => run);
  const entries = [
    ...generateAudit({ businesses, users: visitors, reports, requests, giveaways }),
    ...ownersChanges({ products, imports: runs, now, everybody: size !== USUAL_SIZE }),
  ];
  for (const entry of entries) yield recordOf('audit', entry);
  const owners = ownersDays({ products, imports: runs, reports });
  for (const day of generateStats(products, clock, owners, doneDays(entries), size.crowd))
    yield recordOf('stats', day);
  for (const view of generateSavedViews(clock)) yield recordOf('savedViews', view);
  for (const notes of generateFigureNotes(clock)) yield recordOf('figureNotes', notes);
  for (const decision of generateDecisions(products, clock))
    yield recordOf('duplicateDecisions', decision);
}
