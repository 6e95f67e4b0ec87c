import type { FieldChange } from '../schemas/audit.ts';
import type { Product } from '../schemas/product.ts';
import { diffProduct, type ExistingProduct } from './diffProduct.ts';
import { hasError, type ImportIssue, warningIssue } from './issues.ts';
import { fieldHash } from './map/fieldHashes.ts';
import type { MappedProduct } from './map/mapProduct.ts';
import type { RecognisedBy } from './recogniseRenamed.ts';
import { storedIssues } from './updateIssues.ts';

/** What an import would do with a product. */
export type ProductState = 'new' | 'changed' | 'unchanged' | 'error';

/** One line of the preview: a source product and what would become of it. */
export interface PlannedProduct {
  /** Identifies the line: the id of the stored or future product. */
  key: string;
  mapped: MappedProduct;
  state: ProductState;
  existing: ExistingProduct | null;
  changes: FieldChange[];
  /** Differences that stay because people here edited the field since the last import. */
  kept: FieldChange[];
  issues: ImportIssue[];
  /** Somebody says that it is this stored product, of another origin. */
  link?: 'link' | 'update';
  /** It is this stored product, although its handle is another one. */
  recognisedBy?: RecognisedBy;
}

const mergedAway = ({ mergedInto }: Product) => mergedInto !== null && mergedInto !== undefined;

/** Prices that cannot be read are none to do without, nor are those that nothing stored has. */
const needsNoPrice = ({ variants }: MappedProduct['source'], stored: Product) =>
  variants.some(({ unread }) => unread.includes('price')) ||
  [stored, ...stored.variants].every(({ price }) => price === null);

const issuesOf = (mapped: MappedProduct, stored: Product): ImportIssue[] => {
  const issues = storedIssues(mapped, stored);
  return needsNoPrice(mapped.source, stored)
    ? issues.filter(({ code }) => code !== 'noPrice')
    : issues;
};

/** Nobody can buy a new product of a file without prices: it is a draft until it has one. */
const withoutPrice = (mapped: MappedProduct): MappedProduct => {
  const { content, source, hashes } = mapped;
  if (source.provided.includes('price') || content.status !== 'active') return mapped;
  const draft = { ...content, status: 'draft' } as const;
  return { ...mapped, content: draft, hashes: { ...hashes, status: fieldHash('status', draft) } };
};

/** Decides what becomes of one product. */
export const planProduct = (
  mapped: MappedProduct,
  existing: ExistingProduct | null,
  overwrite: boolean,
): PlannedProduct => {
  const line = { key: existing?.record.id ?? mapped.id, mapped, existing };
  const none = { changes: [], kept: [] };
  const issues = existing ? issuesOf(mapped, existing.record) : mapped.issues;
  if (hasError(issues)) return { ...line, ...none, state: 'error', issues };
  if (!existing) return { ...line, ...none, mapped: withoutPrice(mapped), state: 'new', issues };
  if (mergedAway(existing.record)) {
    const params = { into: existing.record.mergedInto ?? '' };
    const merged = warningIssue('mergedAway', { row: mapped.source.row, params });
    return { ...line, ...none, state: 'unchanged', issues: [...issues, merged] };
  }
  const { changes, kept } = diffProduct(mapped, existing, overwrite);
  const state = changes.length > 0 ? 'changed' : 'unchanged';
  return { ...line, state, changes, kept, issues };
};

/** Whether a mode writes a product in this state. */
export const isWritten = (state: ProductState, mode: 'both' | 'add' | 'update'): boolean =>
  (state === 'new' && mode !== 'update') || (state === 'changed' && mode !== 'add');
