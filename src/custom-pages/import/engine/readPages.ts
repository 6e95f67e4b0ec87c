import type { LivePage } from '@/domain/import/shopify/readShopify.ts';
import type { SourceProduct } from '@/domain/import/types.ts';

/**
 * All products of a connected shop, and what it is called where it tells.
 * @throws ConnectProblem, or the signal's reason.
 */
export const readPages = async (
  pages: AsyncIterable<LivePage>,
  signal: AbortSignal,
  progress: (read: { share: number | null; products: number; capped: boolean }) => void,
): Promise<{ found: SourceProduct[]; site: string | null }> => {
  const found: SourceProduct[] = [];
  let site: string | null = null;
  for await (const page of pages) {
    signal.throwIfAborted();
    found.push(...page.products);
    site ??= page.site ?? null;
    const share = page.total ? Math.min(1, found.length / page.total) : null;
    progress({ share, products: found.length, capped: page.capped });
  }
  return { found, site };
};
