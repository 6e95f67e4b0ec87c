import type { AuditEntry } from '../schemas/audit.ts';
import type { ToldStart } from './saleStep.ts';

/** What entries of the audit trail tell of the start of a sale, by product. */
export const startedBy = (entries: readonly Pick<AuditEntry, 'action' | 'changes'>[]): ToldStart =>
  new Map(
    entries
      .filter(({ action }) => action === 'startSale')
      .flatMap(({ changes }) => Object.entries(changes)),
  );
