import { z } from 'zod';
import { checkSource } from '../../checkSource.ts';
import type { SourceProduct } from '../../types.ts';
import { MYSHOPIFY } from '../shopifyApi.ts';
import { type AdminProduct, adminProductSchema } from './adminResponse.ts';
import { adminSource } from './adminSource.ts';
import { ShopRefusal } from './shopRefusal.ts';

const lineSchema = z.object({
  shop: z.string().regex(MYSHOPIFY),
  currency: z.string(),
  product: adminProductSchema,
});

/** Products as lines of JSON, each with its shop: however they are cut into pieces, each is whole again at its end. */
export const shopLines = (
  products: readonly AdminProduct[],
  shop: { shop: string; currency: string },
): string => products.map(product => `${JSON.stringify({ ...shop, product })}\n`).join('');

/** What of a shop has been read. */
export interface ShopLinesRead {
  products: SourceProduct[];
  /** The shop's domain, as soon as a product names it. */
  shop: string | null;
}

const sourceOf = (line: string) => {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    json = null;
  }
  const { data } = lineSchema.safeParse(json);
  if (!data) throw new ShopRefusal('unreadable');
  return { shop: data.shop, source: checkSource(adminSource(data.product, data.currency)) };
};

/**
 * Makes source products of the lines as their pieces come; a product that comes twice is taken once.
 * @throws ShopRefusal where a line is none
 */
export const shopLinesReader = () => {
  const seen = new Set<string>();
  let rest = '';
  return {
    add: (pieces: readonly string[]): ShopLinesRead => {
      const lines = (rest + pieces.join('')).split('\n');
      rest = lines.pop() ?? '';
      const products: SourceProduct[] = [];
      let named: string | null = null;
      for (const line of lines) {
        const { shop, source } = sourceOf(line);
        named ??= shop;
        const id = source.externalId ?? '';
        if (seen.has(id)) continue;
        seen.add(id);
        products.push(source);
      }
      return { products, shop: named };
    },
    /** @throws ShopRefusal where the last line has no end */
    end: () => {
      if (rest !== '') throw new ShopRefusal('unreadable');
    },
  };
};
