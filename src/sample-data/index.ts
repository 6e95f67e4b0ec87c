import { doneDays } from '@/domain/analytics/doneDays.ts';
import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import { generateAudit } from './auditTrail.ts';
import { generateBusinesses, PROFILES } from './businesses.ts';
import { createClock, SAMPLE_NOW } from './clock.ts';
import { generateDecisions, generateDetails, generateSavedViews } from './extras.ts';
import { generateFigureNotes } from './figureNotes.ts';
import { generateGiveaways } from './giveaways.ts';
import { generateImports } from './importRuns.ts';
import { ownersChanges } from './ownersChanges.ts';
import { ownersDays } from './ownersDays.ts';
import { DEFAULT_PRODUCTS, generateProducts } from './products.ts';
import { generateReports, REPORTS } from './reports.ts';
import { generateRequests, REQUESTS } from './requests.ts';
import { generateStats, STATS_DAYS } from './stats.ts';
import { generateUsers, USERS } from './users.ts';

export { latestMorning } from './clock.ts';

/** A record of the sample data: the collection's path, the id, and the fields with Dates. */
export interface SampleRecord {
  collection: string;
  id: string;
  data: Record<string, unknown>;
}

/** How much of it, and when. */
export interface SampleDataOptions {
  /** Number of products, at least 50; 2,500 unless said otherwise. */
  products?: number;
  /** The moment that everything is told from; 2026-11-20, 9:00 UTC, unless said otherwise. */
  now?: Date;
}

/** Products that other records are about; more would not change them. */
const KNOWN_PRODUCTS = 2500;

const recordOf = <T extends { id: string }>(
  collection: string,
  { id, ...data }: T,
): SampleRecord => ({
  collection,
  id,
  data,
});

/** About how many records there are, for progress. */
export const sampleDataSize = ({ products = DEFAULT_PRODUCTS }: SampleDataOptions = {}) =>
  PROFILES.length + products + USERS + REPORTS + REQUESTS + STATS_DAYS * 18 + 1500;

/**
 * The sample data, the same on every machine: one kind of record after the other, businesses
 * first. Records are plain and carry no search tokens.
 */
export function* generateSampleData({
  products: count = DEFAULT_PRODUCTS,
  now = SAMPLE_NOW,
}: SampleDataOptions = {}): Generator<SampleRecord> {
  const clock = createClock(now);
  const businesses = generateBusinesses(clock);
  for (const business of businesses) yield recordOf('business', business);

  const products = [];
  for (const product of generateProducts(businesses, clock, count)) {
    if (products.length < KNOWN_PRODUCTS) products.push(product);
    yield recordOf('products', product);
  }
  for (const { productId, details } of generateDetails(products))
    yield recordOf(COLLECTION_PATHS.productDetails(productId), details);

  const visitors = generateUsers(clock);
  const giveaways = generateGiveaways(products, visitors, clock);
  const reports = generateReports(products, visitors, clock);
  for (const user of visitors) {
    const { id, counts } = user;
    const entered = giveaways.filter(({ entries }) => entries.some(entry => entry.id === id));
    const reported = reports.filter(({ reporterId }) => reporterId === id);
    yield recordOf('users', {
      ...user,
      counts: { ...counts, entries: entered.length, reports: reported.length },
    });
  }
  for (const { giveaway } of giveaways) yield recordOf('giveaways', giveaway);
  for (const { giveaway, entries } of giveaways)
    for (const entry of entries) yield recordOf(`giveaways/${giveaway.id}/entries`, entry);
  for (const { giveaway, seed } of giveaways)
    if (seed !== null) yield recordOf(`giveaways/${giveaway.id}/secret`, { id: 'seed', seed });
  for (const report of reports) yield recordOf('reports', report);

  const requests = generateRequests(businesses, clock);
  for (const request of requests) yield recordOf('requests', request);
  const imports = generateImports(products, clock);
  for (const { run } of imports) yield recordOf('imports', run);
  for (const { run, chunk } of imports)
    if (chunk) yield recordOf(`imports/${run.id}/chunks`, chunk);
  const runs = imports.map(({ run }) => run);
  const entries = [
    ...generateAudit({ businesses, users: visitors, reports, requests, giveaways }),
    ...ownersChanges({ products, imports: runs, now }),
  ];
  for (const entry of entries) yield recordOf('audit', entry);
  const owners = ownersDays({ products, imports: runs, reports });
  for (const day of generateStats(products, clock, owners, doneDays(entries)))
    yield recordOf('stats', day);
  for (const view of generateSavedViews(clock)) yield recordOf('savedViews', view);
  for (const notes of generateFigureNotes(clock)) yield recordOf('figureNotes', notes);
  for (const decision of generateDecisions(products, clock))
    yield recordOf('duplicateDecisions', decision);
}
