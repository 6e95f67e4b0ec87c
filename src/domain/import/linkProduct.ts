import type { FieldChange } from '../schemas/audit.ts';
import type { Product } from '../schemas/product.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import { type PlannedProduct, planProduct } from './planProduct.ts';
import type { RecognisedBy } from './recogniseRenamed.ts';
import type { ImportSettings } from './settings.ts';

/**
 * What becomes of a new product that looks like one there is. `link`: it is that one, which keeps
 * what it says; `update`: it is that one, and the source wins; `apart`: it is another, and created.
 */
export const LINK_CHOICES = ['link', 'update', 'apart'] as const;

/** One of these. */
export type LinkChoice = (typeof LINK_CHOICES)[number];

/** That a stored product is known by another handle from now on. */
export const originChange = (
  { source }: Product,
  mapped: MappedProduct,
  shop: string,
): FieldChange => ({
  field: 'source',
  from: source ? { platform: source.platform, shop: source.shop, handle: source.handle } : null,
  to: { platform: mapped.source.platform, shop, handle: mapped.source.handle },
});

/**
 * The line of a product that is one there is: from now on imports of the shop know it. What people
 * changed in it stays as it is, unless it is to be updated.
 */
export const linkProduct = (
  mapped: MappedProduct,
  stored: Product,
  choice: Exclude<LinkChoice, 'apart'>,
  { shop }: Pick<ImportSettings, 'shop'>,
): PlannedProduct => {
  const existing = { record: stored, costs: undefined, hasDetails: false };
  const planned = planProduct(mapped, existing, choice === 'update');
  if (planned.state === 'error') return planned;
  const content = choice === 'update' ? planned.changes : [];
  return {
    ...planned,
    link: choice,
    state: 'changed',
    changes: [...content, originChange(stored, mapped, shop)],
    kept: choice === 'update' ? planned.kept : [...planned.changes, ...planned.kept],
  };
};

/** The line of a stored product that was recognised although its handle is another one. */
export const recognisedProduct = (
  planned: PlannedProduct,
  by: RecognisedBy,
  { shop }: Pick<ImportSettings, 'shop'>,
): PlannedProduct => {
  const { existing, mapped } = planned;
  if (!existing || planned.state === 'error') return planned;
  const changes = [...planned.changes, originChange(existing.record, mapped, shop)];
  return { ...planned, recognisedBy: by, state: 'changed', changes };
};
