import { MAX_LENGTH } from '../../schemas/common.ts';
import type { ProductImage } from '../../schemas/product.ts';
import { type ImportIssue, warningIssue } from '../issues.ts';
import { shortHash } from '../text/hashing.ts';
import { imageAtWidth } from '../text/images.ts';
import type { SourceImage, SourceProduct } from '../types.ts';
import { type Cut, cutter } from './cutter.ts';
import type { ImportedContent } from './fieldHashes.ts';

/** The parts of a product that come from its source alone: no setting changes them. */
const FIXED_FIELDS = [
  ...(['title', 'description', 'images', 'sku', 'barcode', 'brand', 'tags', 'options'] as const),
  'lowStockThreshold',
] as const;

/** A part of a product that no setting changes. */
export type FixedField = (typeof FIXED_FIELDS)[number];

/** What no setting changes of a product, and what is to be said of it. */
export interface FixedContent {
  content: Pick<ImportedContent, FixedField>;
  issues: ImportIssue[];
}

/** HTML that is safe to store, and whether anything that could run was taken out of it. */
export interface CleanHtml {
  html: string;
  removed: boolean;
}

const THUMBNAIL_WIDTH = 400;

const imageRecord = ({ url, alt, width, height }: SourceImage, cut: Cut): ProductImage => {
  const thumbnail = imageAtWidth(url, THUMBNAIL_WIDTH);
  return {
    id: `i${shortHash(url)}`,
    url,
    thumbnailUrl: thumbnail === url ? null : thumbnail,
    alt: cut(alt, MAX_LENGTH.line, 'imageAlt'),
    width: width && width >= 1 ? Math.round(width) : null,
    height: height && height >= 1 ? Math.round(height) : null,
  };
};

/**
 * What a product is whatever the settings say.
 * @param clean makes HTML safe; nothing of the source's HTML is stored without it.
 */
export const fixedContent = (
  source: SourceProduct,
  clean: (html: string) => CleanHtml,
): FixedContent => {
  const { row, descriptionHtml } = source;
  const issues: ImportIssue[] = [];
  const cut = cutter(row, issues);
  const name = (text: string, column: string) => cut(text, MAX_LENGTH.name, column);
  const isTooLong = descriptionHtml.length > MAX_LENGTH.html;
  const { html, removed } = isTooLong ? { html: '', removed: false } : clean(descriptionHtml);
  if (removed) issues.push(warningIssue('htmlChanged', { row }));
  const first = source.variants[0];
  const content = {
    title: cut(source.title, MAX_LENGTH.title, 'title'),
    description: html.trim(),
    images: source.images.map(image => imageRecord(image, cut)),
    sku: cut(source.sku || (first?.sku ?? ''), MAX_LENGTH.code, 'sku'),
    barcode: cut(source.barcode || (first?.barcode ?? ''), MAX_LENGTH.code, 'barcode'),
    lowStockThreshold: source.lowStockThreshold ?? null,
    brand: name(source.brand, 'brand'),
    tags: [...new Set(source.tags.map(tag => cut(tag, MAX_LENGTH.code, 'tags')))].filter(Boolean),
    options: source.options.map(option => ({
      name: name(option.name, 'option'),
      values: option.values.map(({ name: value, color }) => ({
        name: name(value, option.name),
        ...(color ? { color } : {}),
      })),
    })),
  };
  return { content, issues };
};

/** Rough size of those parts as they are stored, in bytes. */
export const fixedBytes = (content: Pick<ImportedContent, FixedField>): number =>
  FIXED_FIELDS.reduce((sum, field) => sum + JSON.stringify(content[field]).length, 0);
