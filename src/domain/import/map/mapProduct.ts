import { NO_COSTS, ownCosts, type ProductCosts, plainCosts } from '../../product/productCosts.ts';
import { MAX_LENGTH } from '../../schemas/common.ts';
import {
  MAX_ATTRIBUTES,
  MAX_WEIGHT_GRAMS,
  type ProductInput,
  type ProductVariant,
} from '../../schemas/product.ts';
import { cheapestOffered } from '../cheapestOffered.ts';
import { importedProductId } from '../identity.ts';
import { errorIssue, type ImportIssue, warningIssue } from '../issues.ts';
import { categoryFor, type ImportSettings } from '../settings.ts';
import { hasChoices } from '../sourceProduct.ts';
import { shortHash } from '../text/hashing.ts';
import { weightInGrams } from '../text/weight.ts';
import type { SourceProduct } from '../types.ts';
import { type CheckedContent, checkContent, contentIssues } from './checkContent.ts';
import { cutter } from './cutter.ts';
import { type FieldHashes, fieldHashes, type ImportedContent } from './fieldHashes.ts';
import { type CleanHtml, type FixedField, fixedBytes, fixedContent } from './fixedContent.ts';
import { inventoryOf, mapVariants, minorOf } from './mapVariants.ts';

/** A source product as our catalogue would hold it. */
export interface MappedProduct {
  /** The id it gets where it is new. */
  id: string;
  source: SourceProduct;
  content: ImportedContent;
  /** What rows tell of variants that only their codes tell apart; missing where options do. */
  byCode?: ProductVariant[];
  hashes: FieldHashes;
  /** One hash over all that the source provides, but for its costs. */
  hash: string;
  /** Rough size of the stored document, in bytes. */
  bytes: number;
  /** What the source and the mapping have to say. */
  issues: ImportIssue[];
}

/** What a product was mapped to with other settings: most of it is the same. */
const earlier = new WeakMap<SourceProduct, Mapping>();

interface Mapping extends CheckedContent {
  hashes: FieldHashes;
  /** What is to be said of what no setting changes, and its size. */
  fixedIssues: readonly ImportIssue[];
  fixedBytes: number;
}

/** Firestore takes 1 MiB a document; search tokens and bookkeeping need room. */
const MAX_BYTES = 900_000;

/** A source with those of its unused cells as attributes that the settings name. */
const withChosenColumns = (source: SourceProduct, { columns }: ImportSettings): SourceProduct => {
  const { extras = [], extraNames = [], attributeScope: scope, provided } = source;
  const names = new Set([...extraNames, ...extras.map(({ name }) => name)]);
  // A column that this file lacks tells nothing: what is stored of it stays.
  const chosen = Object.keys(columns).filter(
    name => columns[name] === 'attribute' && names.has(name),
  );
  if (chosen.length === 0) return source;
  const added = extras.filter(({ name }) => chosen.includes(name));
  return {
    ...source,
    attributes: [...source.attributes, ...added],
    attributeScope:
      scope.tells === 'only' ? { ...scope, names: [...scope.names, ...chosen] } : scope,
    provided: provided.includes('attributes') ? provided : [...provided, 'attributes'],
  };
};

const statusOf = (source: SourceProduct, { status }: ImportSettings) =>
  status === 'source' || source.status === 'archived' ? source.status : status;

/** The weight of a product without variants in whole grams: what weighs anything weighs one. */
const ownWeight = (
  source: SourceProduct,
  { weightUnit }: ImportSettings,
  issues: ImportIssue[],
): number | null => {
  const [only] = hasChoices(source) ? [] : source.variants;
  const grams = only ? weightInGrams(only.weight, weightUnit) : null;
  if (grams === null) return null;
  if (grams <= MAX_WEIGHT_GRAMS) return Math.max(1, Math.round(grams));
  const params = { most: MAX_WEIGHT_GRAMS };
  issues.push(warningIssue('tooHeavy', { row: only?.row ?? null, value: `${grams} g`, params }));
  return null;
};

/** Cut like `cutter`'s texts, but on as many lines as it has. */
const attributesOf = (
  { attributes: all, row }: SourceProduct,
  issues: ImportIssue[],
): ImportedContent['attributes'] => {
  const cut = cutter(row, issues);
  if (all.length > MAX_ATTRIBUTES)
    issues.push(
      warningIssue('tooManyAttributes', {
        row,
        params: { count: all.length, most: MAX_ATTRIBUTES },
      }),
    );
  return all.slice(0, MAX_ATTRIBUTES).map(({ name, value }) => {
    const whole = value.trim();
    if (whole.length > MAX_LENGTH.text) {
      const params = { most: MAX_LENGTH.text };
      issues.push(warningIssue('textCut', { row, column: name, value: whole, params }));
    }
    return {
      name: cut(name, MAX_LENGTH.name, 'attribute'),
      value: whole.slice(0, MAX_LENGTH.text),
    };
  });
};

/** What a source's variants cost, which the stored ones are made of in the same order. */
const sourceCosts = (
  source: SourceProduct,
  variants: readonly ProductVariant[],
  currency: string,
  issues: ImportIssue[],
): ProductCosts => {
  if (source.variants.every(({ cost }) => cost === null)) return NO_COSTS;
  const costs = source.variants.map(({ cost, row }) => minorOf(cost, currency, row, issues));
  if (variants.length === 0)
    return { cost: costs.find(cost => cost !== null) ?? null, variantCosts: null };
  const byId = new Map(variants.map(({ id }, index) => [id, costs[index] ?? null]));
  const own = ownCosts(variants, id => byId.get(id) ?? null);
  return plainCosts({ cost: null, variantCosts: own }, variants);
};

/** What the settings decide. */
const settledContent = (
  source: SourceProduct,
  settings: ImportSettings,
  issues: ImportIssue[],
): Omit<ImportedContent, FixedField> => {
  const { row } = source;
  const cut = cutter(row, issues);
  const currency = source.currency ?? settings.currency;
  const hasVariants = hasChoices(source);
  const variants = hasVariants ? mapVariants(source, currency, settings.weightUnit, issues) : [];
  const prices = source.variants.map(variant => ({
    variant,
    visible: variant.visible,
    price: minorOf(variant.price, currency, variant.row, hasVariants ? [] : issues),
  }));
  const cheapest = cheapestOffered(prices);
  const main = cheapest?.variant ?? source.variants[0];
  return {
    price: cheapest?.price ?? null,
    currency,
    compareAtPrice: minorOf(main?.compareAtPrice ?? null, currency, row, []),
    category: cut(categoryFor(source.category, settings), MAX_LENGTH.name, 'category'),
    variants,
    inventory: inventoryOf(
      main?.stock ?? { tracked: false, quantity: 0, inStock: true, oversell: false },
    ),
    weightGrams: ownWeight(source, settings, issues),
    attributes: attributesOf(source, issues),
    status: statusOf(source, settings),
    ...sourceCosts(source, variants, currency, issues),
  };
};

/** It is stored in the product, which everybody may read: costs would be guessed from it. */
const hashOf = ({ provided }: SourceProduct, hashes: FieldHashes) => {
  const shown = provided.filter(field => field !== 'cost');
  return shortHash(shown.map(field => `${field}:${hashes[field]}`).join(' '));
};

/**
 * Makes a catalogue product of a source product: exact amounts in minor units, lengths that fit,
 * the description sanitised, hashes to tell changes by.
 * @param clean makes HTML safe; nothing of the source's HTML is stored without it.
 */
export const mapProduct = (
  given: SourceProduct,
  settings: ImportSettings,
  businessId: string,
  clean: (html: string) => CleanHtml,
): MappedProduct => {
  const issues: ImportIssue[] = [];
  const source = withChosenColumns(given, settings);
  const before = earlier.get(given);
  const fixed = before
    ? { content: before.content, issues: before.fixedIssues }
    : fixedContent(given, clean);
  issues.push(...fixed.issues);
  const settled = settledContent(source, settings, issues);
  const checked = checkContent({ ...fixed.content, ...settled }, before);
  const { content } = checked;
  issues.push(...contentIssues(checked, source.row));
  const ofFixed = before?.fixedBytes ?? fixedBytes(content);
  const bytes = (ofFixed + JSON.stringify(settled).length) * 1.1 + 1000;
  if (bytes > MAX_BYTES)
    issues.push(errorIssue('tooLarge', { row: source.row, params: { bytes: Math.round(bytes) } }));
  const hashes = fieldHashes(content, before);
  earlier.set(given, { ...checked, hashes, fixedIssues: fixed.issues, fixedBytes: ofFixed });
  const byCode = source.byCode && {
    byCode: mapVariants(
      { options: [], variants: source.byCode },
      content.currency,
      settings.weightUnit,
      [],
    ),
  };
  return {
    id: importedProductId(businessId, source.platform, settings.shop, source.handle),
    source,
    content,
    ...byCode,
    hashes,
    hash: hashOf(source, hashes),
    bytes,
    issues: [...source.issues, ...issues],
  };
};

/** The product part of imported content, without the costs. */
export const productPart = ({
  cost: _cost,
  variantCosts: _variantCosts,
  ...product
}: ImportedContent): ProductInput => product;
