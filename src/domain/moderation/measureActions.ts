import type { AuditAction } from '../auditActions.ts';
import type { Report } from '../schemas/report.ts';

/** What the trail calls decisions about a target, for or against it. */
export const MEASURE_ACTIONS: Record<Report['targetType'], readonly AuditAction[]> = {
  product: ['archive', 'activate', 'draft', 'delete', 'merge'],
  business: ['approve', 'reject', 'deactivate', 'reactivate', 'delete', 'restore'],
  user: ['block', 'unblock'],
};
