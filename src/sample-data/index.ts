import { BUSINESSES } from './businesses.ts';
import { DEFAULT_PRODUCTS, generateProducts } from './products.ts';

/** A record of the sample data: the collection's path, the id, and the fields with Dates. */
export interface SampleRecord {
  collection: string;
  id: string;
  data: Record<string, unknown>;
}

/** How much of it. */
export interface SampleDataOptions {
  /** Number of products; 2,500 unless said otherwise. */
  products?: number;
}

const recordOf = (collection: string, { id, ...data }: { id: string }): SampleRecord => ({
  collection,
  id,
  data,
});

/** About how many records there are, for progress. */
export const sampleDataSize = ({ products = DEFAULT_PRODUCTS }: SampleDataOptions = {}) =>
  BUSINESSES.length + products;

/** The sample data, the same on every machine: one kind of record after the other. */
export function* generateSampleData(options: SampleDataOptions = {}): Generator<SampleRecord> {
  for (const business of BUSINESSES) yield recordOf('business', business);
  for (const product of generateProducts(options.products)) yield recordOf('products', product);
}
