import { MAX_LOW_STOCK_THRESHOLD } from '../../schemas/product.ts';
import type { SourceProduct } from '../types.ts';
import type { CellReader, FileRecord } from './rowReader.ts';

const LIMITS = { least: 0, most: MAX_LOW_STOCK_THRESHOLD };

/**
 * The low stock threshold that a product's row tells, and what the row then provides: a cell that cannot
 * be read tells none, so that the stored one stays.
 */
export const lowStockCell = (
  record: FileRecord,
  read: Pick<CellReader, 'wholeNumber'>,
  provided: SourceProduct['provided'],
): Pick<SourceProduct, 'lowStockThreshold' | 'provided'> => {
  const lowStockThreshold = read.wholeNumber(record, 'lowStockThreshold', LIMITS);
  const isUnread = record.unread.includes('lowStockThreshold');
  return {
    lowStockThreshold,
    provided: isUnread ? provided.filter(field => field !== 'lowStockThreshold') : provided,
  };
};
