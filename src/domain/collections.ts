import type { Label, QueryDeclaration, SearchedFields } from 'ra-data-firestore/query';
import type { z } from 'zod';
import type { ResourceName } from './access/permissions.ts';
import { COLLECTION_PATHS } from './collectionPaths.ts';
import { DECLARED_QUERIES } from './declaredQueries.ts';
import { severityConditions } from './moderation/severityFilter.ts';
import { PRODUCT_LABELS, SALE_VALUES } from './product/productLabels.ts';
import { SEARCHED_FIELDS } from './product/searchedFields.ts';
import { BUSINESS_STATUSES } from './schemas/business.ts';
import { GIVEAWAY_STATUSES } from './schemas/giveaway.ts';
import {
  auditEntrySchema,
  businessSchema,
  claimSchema,
  dailyStatsSchema,
  duplicateDecisionSchema,
  figureNotesSchema,
  giveawayEntrySchema,
  giveawaySchema,
  giveawaySeedSchema,
  importChunkSchema,
  importRunSchema,
  plannedSaleSchema,
  productDetailsSchema,
  productSchema,
  reportSchema,
  requestSchema,
  savedViewSchema,
  signInSchema,
  userSchema,
} from './schemas/index.ts';
import { PRODUCT_STATUSES } from './schemas/product.ts';
import { REPORT_STATUSES } from './schemas/report.ts';
import { REQUEST_STATUSES } from './schemas/request.ts';
import { USER_STATUSES } from './schemas/user.ts';

/** How one kind of record is stored. */
export interface CollectionDefinition {
  /** The path of its collection; `parent` is the id of the record it hangs from. */
  path: (parent?: string) => string;
  /** The last part of that path: the collection group that indexes are declared for. */
  group: string;
  schema: z.ZodObject;
  /** The fields whose words `q` finds. */
  searchFields: readonly string[];
  /** Fields below lists whose words `q` finds as far as the search has room for them. */
  searchMore: readonly string[];
  /** Filters that the search's index answers, by their keys. */
  labels: Readonly<Record<string, Label>>;
  /**
   * Filters by what is not stored, by their keys: what each value asks of stored fields of a record by
   * itself; null for a value that is none.
   */
  derived: Readonly<Record<string, (value: unknown) => Readonly<Record<string, unknown>> | null>>;
  /** A filter by label that every record fits which was stored with its labels. */
  everyLabel: Readonly<Record<string, unknown>>;
  /**
   * Filters by status, of which every record fits one that has a status that is known. Where tabs
   * count by status, theirs: nothing is counted twice.
   */
  everyStatus: readonly Readonly<Record<string, unknown>>[];
  /** Whether the records carry version, createdAt/By and updatedAt/By. */
  tracked: boolean;
  /** The queries that the screens make; anything else is refused. */
  queries: readonly QueryDeclaration[];
}

const define = (
  name: ResourceName,
  schema: z.ZodObject,
  options: Partial<
    Pick<
      CollectionDefinition,
      | 'searchFields'
      | 'searchMore'
      | 'labels'
      | 'derived'
      | 'everyLabel'
      | 'everyStatus'
      | 'tracked'
    >
  > = {},
): CollectionDefinition => ({
  path: COLLECTION_PATHS[name],
  group: COLLECTION_PATHS[name]('parent').split('/').at(-1) ?? name,
  schema,
  searchFields: options.searchFields ?? [],
  searchMore: options.searchMore ?? [],
  labels: options.labels ?? {},
  derived: options.derived ?? {},
  everyLabel: options.everyLabel ?? {},
  everyStatus: options.everyStatus ?? [],
  tracked: options.tracked ?? true,
  queries: DECLARED_QUERIES[name].map(query => ({
    search: options.searchFields !== undefined,
    ...query,
  })),
});

/** What the search of a collection reads of a record. */
export const searchedFields = ({
  searchFields,
  searchMore,
  labels,
}: Pick<CollectionDefinition, 'searchFields' | 'searchMore' | 'labels'>): SearchedFields => ({
  fields: searchFields,
  more: searchMore,
  labels,
});

/** How every kind of record is stored. One definition for both back ends, the indexes and the docs. */
export const COLLECTIONS: Record<ResourceName, CollectionDefinition> = {
  business: define('business', businessSchema, {
    searchFields: ['businessName', 'businessEmail', 'contactName'],
    everyStatus: [
      ...BUSINESS_STATUSES.map(status => ({ isBusinessOwner: status, isDeleted: false })),
      { isDeleted: true },
    ],
  }),
  products: define('products', productSchema, {
    searchFields: SEARCHED_FIELDS,
    searchMore: ['variants.sku', 'variants.barcode'],
    labels: PRODUCT_LABELS,
    everyLabel: { sale: SALE_VALUES },
    everyStatus: [{ status: PRODUCT_STATUSES }],
  }),
  productDetails: define('productDetails', productDetailsSchema, { tracked: false }),
  users: define('users', userSchema, {
    searchFields: ['name', 'email'],
    everyStatus: USER_STATUSES.map(status => ({ status })),
  }),
  giveaways: define('giveaways', giveawaySchema, {
    searchFields: ['title', 'productTitle', 'businessName'],
    everyStatus: [{ status: GIVEAWAY_STATUSES }],
  }),
  entries: define('entries', giveawayEntrySchema, {
    searchFields: ['name', 'email'],
    tracked: false,
  }),
  giveawaySeeds: define('giveawaySeeds', giveawaySeedSchema, { tracked: false }),
  reports: define('reports', reportSchema, {
    searchFields: ['targetLabel', 'reporterName'],
    derived: { severity: severityConditions },
    everyStatus: REPORT_STATUSES.map(status => ({ status })),
  }),
  requests: define('requests', requestSchema, {
    searchFields: ['subject', 'businessName'],
    everyStatus: REQUEST_STATUSES.map(status => ({ status })),
  }),
  imports: define('imports', importRunSchema, { searchFields: ['fileName', 'shop'] }),
  importChunks: define('importChunks', importChunkSchema, { tracked: false }),
  audit: define('audit', auditEntrySchema, {
    searchFields: ['label', 'actorEmail'],
    searchMore: ['names'],
    tracked: false,
  }),
  stats: define('stats', dailyStatsSchema, { tracked: false }),
  savedViews: define('savedViews', savedViewSchema, { tracked: false }),
  duplicateDecisions: define('duplicateDecisions', duplicateDecisionSchema, { tracked: false }),
  claims: define('claims', claimSchema, { tracked: false }),
  figureNotes: define('figureNotes', figureNotesSchema, { tracked: false }),
  sales: define('sales', plannedSaleSchema),
  signIns: define('signIns', signInSchema, { tracked: false }),
};
