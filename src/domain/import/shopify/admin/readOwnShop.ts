import { failureKind } from '../../../errors.ts';
import { type OwnerTaskNews, TaskUnanswered } from '../../../functions/ownerTaskNews.ts';
import type { LivePage } from '../readShopify.ts';
import { shopLinesReader } from './shopLines.ts';
import { isShopRefusal, ShopRefusal } from './shopRefusal.ts';

/**
 * The products that functions read of a business's shop, as they come.
 * @param news what the task says, to its end.
 * @throws ShopRefusal where the shop is not read or has no products, and what following the task throws
 */
export async function* readOwnShop(news: AsyncIterable<OwnerTaskNews>): AsyncGenerator<LivePage> {
  const reader = shopLinesReader();
  let found = 0;
  try {
    for await (const { task, texts } of news) {
      const { state, failure } = task;
      const capped = task.kind === 'readShop' && task.capped === true;
      if (state === 'failed')
        throw new ShopRefusal(failure && isShopRefusal(failure) ? failure : 'unreadable');
      const { products, shop } = reader.add(texts);
      found += products.length;
      const isDone = state === 'done';
      if (isDone) reader.end();
      if (isDone && found === 0) throw new ShopRefusal('empty');
      yield {
        products,
        total: isDone ? found : null,
        capped: isDone && capped,
        site: shop,
      };
    }
  } catch (error) {
    if (error instanceof TaskUnanswered) throw new ShopRefusal('noAnswer');
    if (failureKind(error) === 'denied') throw new ShopRefusal('denied');
    throw error;
  }
}
