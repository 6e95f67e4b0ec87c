import { useWatchedRecords } from '@/components/live/useWatchedRecords.ts';
import { failureKind } from '@/domain/errors.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** A compared product: it can change, be merged, be deleted or be taken away at any moment. */
export type WatchedProduct =
  | { id: string; state: 'loading' }
  /** `title`: what it was called while it was there. */
  | { id: string; state: 'gone'; title?: string }
  | { id: string; state: 'failed'; error: Error; retry: () => void }
  | { id: string; state: 'there'; product: Product };

/** Follows each of the products. To somebody who may not see it, one is as good as gone. */
export const useWatchedProducts = (ids: readonly string[]): WatchedProduct[] =>
  useWatchedRecords('products', ids).map((watched, index) => {
    const id = ids[index] ?? '';
    if (watched.state === 'loading') return { id, state: 'loading' };
    if (watched.state === 'there') return { id, state: 'there', product: watched.record };
    const gone =
      watched.state === 'missing' || ['denied', 'missing'].includes(failureKind(watched.error));
    return gone
      ? { id, state: 'gone', title: watched.last?.title }
      : { id, state: 'failed', error: watched.error, retry: watched.retry };
  });
