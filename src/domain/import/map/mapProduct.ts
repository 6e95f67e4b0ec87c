import { sameValue } from '../../fieldChanges.ts';
import { MAX_LENGTH } from '../../schemas/common.ts';
import {
  MAX_ATTRIBUTES,
  MAX_WEIGHT_GRAMS,
  type ProductImage,
  type ProductInput,
  type ProductVariant,
  productInputSchema,
} from '../../schemas/product.ts';
import { cheapestOffered } from '../cheapestOffered.ts';
import { importedProductId } from '../identity.ts';
import { errorIssue, type ImportIssue, warningIssue } from '../issues.ts';
import { categoryFor, type ImportSettings } from '../settings.ts';
import { hasChoices } from '../sourceProduct.ts';
import { shortHash } from '../text/hashing.ts';
import { imageAtWidth } from '../text/images.ts';
import { weightInGrams } from '../text/weight.ts';
import type { SourceImage, SourceProduct } from '../types.ts';
import { type FieldHashes, fieldHashes, type ImportedContent } from './fieldHashes.ts';
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
  /** One hash over all that the source provides. */
  hash: string;
  /** Rough size of the stored document, in bytes. */
  bytes: number;
  /** What the source and the mapping have to say. */
  issues: ImportIssue[];
}

/** HTML that is safe to store, and whether anything that could run was taken out of it. */
export interface CleanHtml {
  html: string;
  removed: boolean;
}

/** What a product was mapped to with other settings: most of it is the same, and is hashed already. */
const earlier = new WeakMap<SourceProduct, Pick<MappedProduct, 'content' | 'hashes'>>();
/** What is made of a picture's address is dear, and no setting changes it. */
const imageParts = new WeakMap<SourceImage, Pick<ProductImage, 'id' | 'thumbnailUrl'>>();

const THUMBNAIL_WIDTH = 400;

const partsOf = (image: SourceImage) => {
  const known = imageParts.get(image);
  if (known) return known;
  const { url } = image;
  const thumbnail = imageAtWidth(url, THUMBNAIL_WIDTH);
  const parts = { id: `i${shortHash(url)}`, thumbnailUrl: thumbnail === url ? null : thumbnail };
  imageParts.set(image, parts);
  return parts;
};

/** Content with the values of `before` where they are the same. */
const sharing = (content: ImportedContent, before: ImportedContent): ImportedContent => {
  const same = Object.entries(before).filter(([field, value]) =>
    sameValue(value, Reflect.get(content, field)),
  );
  return { ...content, ...Object.fromEntries(same) };
};

/** Firestore takes 1 MiB a document; search tokens and bookkeeping need room. */
const MAX_BYTES = 900_000;

const imageRecord = (
  image: SourceImage,
  cut: (text: string, most: number, column: string) => string,
): ProductImage => {
  const { url, alt, width, height } = image;
  const { id, thumbnailUrl } = partsOf(image);
  return {
    id,
    url,
    thumbnailUrl,
    alt: cut(alt, MAX_LENGTH.line, 'imageAlt'),
    width: width && width >= 1 ? Math.round(width) : null,
    height: height && height >= 1 ? Math.round(height) : null,
  };
};

/** A text on one line, cut to what its field takes; says so where it was cut. */
const cutter =
  (row: number | null, issues: ImportIssue[]) => (text: string, most: number, column: string) => {
    const line = text.includes('\n') || text.includes('\t') ? text.replace(/\s+/g, ' ') : text;
    if (line.length <= most) return line.trim();
    issues.push(warningIssue('textCut', { row, column, value: line, params: { most } }));
    return line.slice(0, most).trim();
  };

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

const contentOf = (
  source: SourceProduct,
  description: string,
  settings: ImportSettings,
  issues: ImportIssue[],
): ImportedContent => {
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
  const first = source.variants[0];
  const name = (text: string, column: string) => cut(text, MAX_LENGTH.name, column);
  return {
    title: cut(source.title, MAX_LENGTH.title, 'title'),
    description: description.trim(),
    images: source.images.map(image => imageRecord(image, cut)),
    price: cheapest?.price ?? null,
    currency,
    compareAtPrice: minorOf(main?.compareAtPrice ?? null, currency, row, []),
    sku: cut(source.sku || (first?.sku ?? ''), MAX_LENGTH.code, 'sku'),
    barcode: cut(source.barcode || (first?.barcode ?? ''), MAX_LENGTH.code, 'barcode'),
    brand: name(source.brand, 'brand'),
    category: name(categoryFor(source.category, settings), 'category'),
    tags: [...new Set(source.tags.map(tag => cut(tag, MAX_LENGTH.code, 'tags')))].filter(Boolean),
    options: source.options.map(option => ({
      name: name(option.name, 'option'),
      values: option.values.map(({ name: value, color }) => ({
        name: name(value, option.name),
        ...(color ? { color } : {}),
      })),
    })),
    variants,
    inventory: inventoryOf(
      main?.stock ?? { tracked: false, quantity: 0, inStock: true, oversell: false },
    ),
    weightGrams: ownWeight(source, settings, issues),
    attributes: attributesOf(source, issues),
    status: statusOf(source, settings),
    cost: minorOf(
      source.variants.find(({ cost }) => cost !== null)?.cost ?? null,
      currency,
      row,
      issues,
    ),
  };
};

const checked = (content: ImportedContent, row: number | null, issues: ImportIssue[]) => {
  const result = productInputSchema.safeParse(content);
  if (result.success) return { ...result.data, cost: content.cost };
  // That a title is missing is said already; only what is left is told here.
  for (const { path, message } of result.error.issues.slice(0, 5))
    if (path[0] !== 'title' || message !== 'validation.required')
      issues.push(errorIssue('invalid', { row, column: path.join('.'), params: { message } }));
  return content;
};

const hashOf = (source: SourceProduct, hashes: FieldHashes) =>
  shortHash(source.provided.map(field => `${field}:${hashes[field]}`).join(' '));

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
  const isTooLong = source.descriptionHtml.length > MAX_LENGTH.html;
  const { html, removed } = isTooLong
    ? { html: '', removed: false }
    : clean(source.descriptionHtml);
  if (removed) issues.push(warningIssue('htmlChanged', { row: source.row }));
  const before = earlier.get(given);
  const made = checked(contentOf(source, html, settings, issues), source.row, issues);
  const content = before ? sharing(made, before.content) : made;
  const bytes = JSON.stringify(content).length * 1.1 + 1000;
  if (bytes > MAX_BYTES)
    issues.push(errorIssue('tooLarge', { row: source.row, params: { bytes: Math.round(bytes) } }));
  const hashes = fieldHashes(content, before);
  earlier.set(given, { content, hashes });
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

/** The product part of imported content, without the cost. */
export const productPart = ({ cost: _cost, ...product }: ImportedContent): ProductInput => product;
