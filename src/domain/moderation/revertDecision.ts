import type { ResourceName } from '../access/permissions.ts';
import type { Actor } from '../access/roles.ts';
import {
  type CurrentRecord,
  planRevert,
  revertWrites,
  type WithLater,
} from '../administration/revertEntry.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import type { Write } from '../write.ts';
import { type MeasureReturn, measureReturnWrites } from './measureReturn.ts';

/** Of the records that an entry tells of, the reports whose decision goes when it is taken back. */
export const undecided = (
  entry: Parameters<typeof planRevert>[0],
  records: readonly CurrentRecord[],
  resource: ResourceName,
): CurrentRecord[] =>
  resource === 'reports'
    ? records.filter(record =>
        planRevert(entry, record, resource).back.some(({ field }) => field === 'resolution'),
      )
    : [];

/**
 * The writes that take an entry back, in one step with the measure that came with it.
 * @param records what the entry tells of, as it is stored now.
 */
export const revertDecisionWrites = (
  entry: AuditEntry & WithLater,
  records: readonly CurrentRecord[],
  resource: ResourceName,
  measure: MeasureReturn,
  context: { actor: Actor; at: Date; reason: string; newId: () => string },
): Write[] => {
  const { actor, at, reason, newId } = context;
  return [
    ...revertWrites(entry, records, resource, { auditId: newId(), actor, reason }),
    ...(measure.kind === 'back'
      ? measureReturnWrites(measure, { actor, at, note: reason, targetAuditId: newId() })
      : []),
  ];
};
