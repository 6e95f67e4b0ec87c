import type { ResourceName } from '../access/permissions.ts';
import type { FieldsIn } from '../product/productFields.ts';

/** How a field's value becomes text. */
export type ColumnKind =
  | 'text'
  | 'date'
  /** Minor units in the record, decimals in the file; `currencyField` holds the currency. */
  | 'money'
  /** A list of texts, joined by ` | `. */
  | 'list'
  /** How many items a list has. */
  | 'size'
  /** Maps and lists of maps, part by part; with a `currencyField` their amounts are decimals, too. */
  | 'parts'
  /** A telephone number, with blanks between its groups. */
  | 'phone'
  /** HTML, as its plain text. */
  | 'html'
  /** Pieces of a product that count: its variants' together, where it has any. */
  | 'pieces'
  /** The lowest, or the highest, price of a product or its variants, as `money`. */
  | 'lowestPrice'
  | 'highestPrice';

/** Where the name of a related record comes from. */
export interface RelatedName {
  resource: ResourceName;
  /** The field of the related record that names it. */
  nameField: string;
}

/** One column of an export. */
export interface ExportColumn {
  /** Unique in its resource; the key of its label. */
  key: string;
  /** Dotted path of the value. */
  field: string;
  kind: ColumnKind;
  currencyField?: string;
  related?: RelatedName;
  /** Where the messages of its values are, for values that stand for words, such as a status. */
  words?: string;
  /** For changes by record id: where the currency of their amounts comes from. */
  currencyOf?: RelatedName;
  /** Left out unless chosen. */
  optional?: boolean;
}

const column = (field: string, kind: ColumnKind = 'text', more: Partial<ExportColumn> = {}) => ({
  key: field,
  field,
  kind,
  ...more,
});
const optional = { optional: true };
const money = (field: string, currencyField = 'currency') =>
  column(field, 'money', { currencyField });
const named = (field: string, resource: ResourceName, nameField: string): ExportColumn => ({
  key: `${field}Name`,
  field,
  kind: 'text',
  related: { resource, nameField },
  optional: true,
});
const worded = (field: string, words: string): ExportColumn => column(field, 'text', { words });
const business = (field: string) => named(field, 'business', 'businessName');

const track = {
  createdAt: [column('createdAt', 'date')],
  createdBy: [column('createdBy', 'text', optional), business('createdBy')],
  updatedAt: [column('updatedAt', 'date')],
  updatedBy: [column('updatedBy', 'text', optional), business('updatedBy')],
  version: [column('version', 'text', optional)],
};
const tracked: readonly ExportColumn[] = Object.values(track).flat();

const price = (key: 'lowestPrice' | 'highestPrice'): ExportColumn => ({
  ...{ key, field: 'price', kind: key, currencyField: 'currency', optional: true },
});

const PRODUCT_COLUMNS: Record<FieldsIn<'export'>, readonly ExportColumn[]> = {
  id: [column('id')],
  title: [column('title')],
  status: [worded('status', 'products.status')],
  businessName: [column('businessName')],
  businessId: [column('businessId', 'text', optional)],
  sku: [column('sku')],
  barcode: [column('barcode')],
  brand: [column('brand')],
  category: [column('category')],
  tags: [column('tags', 'list')],
  price: [money('price'), price('lowestPrice'), price('highestPrice')],
  compareAtPrice: [money('compareAtPrice')],
  currency: [column('currency')],
  stockState: [worded('stockState', 'products.stock')],
  inventory: [column('inventory.quantity', 'pieces')],
  lowStockThreshold: [column('lowStockThreshold', 'text', optional)],
  weightGrams: [column('weightGrams', 'text', optional)],
  gaps: [column('gaps', 'list', { words: 'products.gap', ...optional })],
  description: [column('description', 'html', optional)],
  images: [
    { key: 'imageCount', field: 'images', kind: 'size', optional: true },
    { key: 'imageUrls', field: 'images.url', kind: 'list', optional: true },
  ],
  variants: [
    { key: 'variantCount', field: 'variants', kind: 'size', optional: true },
    column('variants', 'parts', { currencyField: 'currency', ...optional }),
  ],
  options: [column('options', 'parts', optional)],
  attributes: [column('attributes', 'parts', optional)],
  source: [
    column('source.platform', 'text', { words: 'products.source', ...optional }),
    column('source.shop', 'text', optional),
    column('source.handle', 'text', optional),
    column('source.importedAt', 'date', optional),
  ],
  mergedInto: [column('mergedInto', 'text', optional)],
  ...track,
};

/** The columns that can be exported, in the order of the file; resources without any cannot. */
export const EXPORT_COLUMNS: Partial<Record<ResourceName, readonly ExportColumn[]>> = {
  business: [
    column('id'),
    column('businessName'),
    column('businessEmail'),
    worded('isBusinessOwner', 'business.status'),
    worded('isDeleted', 'common'),
    column('contactName'),
    column('phone', 'phone'),
    column('website'),
    column('address'),
    column('country'),
    column('baseCurrency'),
    column('about', 'text', optional),
    column('userImg', 'text', optional),
    column('statusHistory', 'parts', optional),
    ...tracked,
  ],
  products: Object.values(PRODUCT_COLUMNS).flat(),
  users: [
    column('id'),
    column('name'),
    column('email'),
    column('country'),
    worded('status', 'users.status'),
    column('lastSeenAt', 'date'),
    column('counts.views'),
    column('counts.saves'),
    column('counts.entries'),
    column('counts.reports'),
    column('photoUrl', 'text', optional),
    ...tracked,
  ],
  giveaways: [
    column('id'),
    column('title'),
    worded('status', 'giveaways.status'),
    column('productTitle'),
    column('businessName'),
    column('startsAt', 'date'),
    column('endsAt', 'date'),
    column('timeZone'),
    column('numberOfWinners'),
    column('entryCount'),
    column('drawnAt', 'date'),
    { key: 'winnerNames', field: 'winners.name', kind: 'list' },
    {
      ...{ key: 'winnerEmails', field: 'winners.userId', kind: 'list' },
      related: { resource: 'users', nameField: 'email' },
    },
    column('seedCommitment', 'text', optional),
    column('drawSeed', 'text', optional),
    column('winners', 'parts', optional),
    column('description', 'text', optional),
    ...tracked,
  ],
  entries: [
    column('id'),
    column('userId'),
    column('name'),
    column('email'),
    column('country'),
    column('enteredAt', 'date'),
  ],
  reports: [
    column('id'),
    worded('status', 'reports.status'),
    worded('reason', 'reports.reason'),
    worded('targetType', 'reports.target'),
    column('targetLabel'),
    column('targetId'),
    column('message'),
    column('reporterName'),
    column('reporterId', 'text', optional),
    named('reporterId', 'users', 'email'),
    column('businessId', 'text', optional),
    business('businessId'),
    worded('resolution.action', 'reports.measure'),
    column('resolution.note'),
    column('resolution.at', 'date'),
    business('resolution.by'),
    ...tracked,
  ],
  requests: [
    column('id'),
    worded('status', 'requests.status'),
    worded('kind', 'requests.kind'),
    column('businessName'),
    column('businessId', 'text', optional),
    column('subject'),
    column('message'),
    { key: 'attachmentNames', field: 'attachments.name', kind: 'list', optional: true },
    column('proposed', 'parts', optional),
    column('reply.message'),
    column('reply.at', 'date'),
    business('reply.by'),
    ...tracked,
  ],
  imports: [
    column('id'),
    worded('platform', 'products.source'),
    worded('status', 'import.history.status'),
    column('shop'),
    column('fileName'),
    column('startedAt', 'date'),
    column('businessId', 'text', optional),
    business('businessId'),
  ],
  audit: [
    column('id'),
    column('at', 'date'),
    column('actorEmail'),
    worded('actorRole', 'shell.role'),
    worded('action', 'audit.action'),
    worded('resource', 'audit.resource'),
    column('label'),
    column('records', 'list'),
    column('reason'),
    worded('source', 'audit.source'),
    column('businessId', 'text', optional),
    business('businessId'),
    column('changes', 'parts', {
      currencyOf: { resource: 'products', nameField: 'currency' },
    }),
    column('reverts', 'text', optional),
  ],
};

/** @returns the columns of `resource` in the order of the file; empty where it has no export. */
export const exportColumns = (resource: ResourceName): readonly ExportColumn[] =>
  EXPORT_COLUMNS[resource] ?? [];
