import type { AuditAction } from '../auditActions.ts';
import { PRODUCT_STATUSES, type Product } from '../schemas/product.ts';

const ACTIONS = {
  active: 'activate',
  draft: 'draft',
  archived: 'archive',
} as const satisfies Record<Product['status'], AuditAction>;

/**
 * What the audit trail calls a change of a product, wherever it was made.
 * @param data the fields that change.
 * @returns the word for a new status where nothing else changes, otherwise a change.
 */
export const statusAction = (data: Readonly<Record<string, unknown>>): AuditAction => {
  const status = PRODUCT_STATUSES.find(one => one === data.status);
  return status && Object.keys(data).length === 1 ? ACTIONS[status] : 'update';
};
