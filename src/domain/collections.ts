import type { QueryDeclaration } from 'ra-data-firestore/query';
import type { z } from 'zod';
import type { ResourceName } from './access/permissions.ts';
import { DECLARED_QUERIES } from './declaredQueries.ts';
import {
  auditEntrySchema,
  businessSchema,
  dailyStatsSchema,
  duplicateDecisionSchema,
  giveawayEntrySchema,
  giveawaySchema,
  importChunkSchema,
  importRunSchema,
  productDetailsSchema,
  productSchema,
  reportSchema,
  requestSchema,
  savedViewSchema,
  userSchema,
} from './schemas/index.ts';

/** How one kind of record is stored. */
export interface CollectionDefinition {
  /** The path of its collection; `parent` is the id of the record it hangs from. */
  path: (parent?: string) => string;
  /** The last part of that path: the collection group that indexes are declared for. */
  group: string;
  schema: z.ZodObject;
  /** The fields whose words `q` finds. */
  searchFields: readonly string[];
  /** Whether the records carry version, createdAt/By and updatedAt/By. */
  tracked: boolean;
  /** The queries that the screens make; anything else is refused. */
  queries: readonly QueryDeclaration[];
}

const top = (
  name: ResourceName,
  schema: z.ZodObject,
  options: { searchFields?: string[]; tracked?: boolean } = {},
): CollectionDefinition => ({
  path: () => name,
  group: name,
  schema,
  searchFields: options.searchFields ?? [],
  tracked: options.tracked ?? true,
  queries: DECLARED_QUERIES[name],
});

const nested = (
  name: ResourceName,
  parentName: string,
  group: string,
  schema: z.ZodObject,
  searchFields: string[] = [],
): CollectionDefinition => ({
  path: parent => {
    if (!parent) throw new Error(`${name} needs meta.parent, the id in ${parentName}`);
    return `${parentName}/${parent}/${group}`;
  },
  group,
  schema,
  searchFields,
  tracked: false,
  queries: DECLARED_QUERIES[name],
});

/** How every kind of record is stored. One definition for both back ends, the indexes and the docs. */
export const COLLECTIONS: Record<ResourceName, CollectionDefinition> = {
  business: top('business', businessSchema, {
    searchFields: ['businessName', 'businessEmail', 'contactName'],
  }),
  products: top('products', productSchema, {
    searchFields: ['title', 'brand', 'sku', 'barcode', 'category'],
  }),
  productDetails: nested('productDetails', 'products', 'private', productDetailsSchema),
  users: top('users', userSchema, { searchFields: ['name', 'email'] }),
  giveaways: top('giveaways', giveawaySchema, {
    searchFields: ['title', 'productTitle', 'businessName'],
  }),
  entries: nested('entries', 'giveaways', 'entries', giveawayEntrySchema, ['name', 'email']),
  reports: top('reports', reportSchema, { searchFields: ['targetLabel', 'reporterName'] }),
  requests: top('requests', requestSchema, { searchFields: ['subject', 'businessName'] }),
  imports: top('imports', importRunSchema, { searchFields: ['fileName', 'shop'] }),
  importChunks: nested('importChunks', 'imports', 'chunks', importChunkSchema),
  audit: top('audit', auditEntrySchema, { searchFields: ['label', 'actorEmail'], tracked: false }),
  stats: top('stats', dailyStatsSchema, { tracked: false }),
  savedViews: top('savedViews', savedViewSchema, { tracked: false }),
  duplicateDecisions: top('duplicateDecisions', duplicateDecisionSchema, { tracked: false }),
};
