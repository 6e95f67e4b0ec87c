import type { AuditEntry } from '../schemas/audit.ts';
import type { PlannedSale } from '../schemas/plannedSale.ts';
import type { SaleStart } from './saleStep.ts';

/** What the entries of the audit trail that tell of a sale's start have in common, by field. */
export const startOf = ({ id, businessId }: Pick<PlannedSale, 'id' | 'businessId'>) =>
  ({ businessId, action: 'startSale', batchId: id }) as const;

/** What entries of the audit trail tell of the start of a sale, by product. */
export const startedBy = (entries: readonly Pick<AuditEntry, 'action' | 'changes'>[]): SaleStart =>
  new Map(
    entries
      .filter(({ action }) => action === 'startSale')
      .flatMap(({ changes }) => Object.entries(changes)),
  );
