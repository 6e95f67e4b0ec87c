import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import { AUDIT_ACTION_NAMES } from '@/domain/auditActions.ts';

/** The filters of the list of changes. */
export const auditFacets: readonly Facet[] = [
  {
    source: 'resource',
    label: 'audit.field.resource',
    options: AUDITED_RESOURCES.map(id => ({ id, label: `audit.resource.${id}` })),
  },
  {
    source: 'action',
    label: 'audit.field.action',
    options: AUDIT_ACTION_NAMES.map(id => ({ id, label: `audit.action.${id}` })),
  },
  { source: 'actorId', label: 'audit.field.actorEmail', businesses: true },
  BUSINESS_FACET,
  { source: 'records_contains', label: 'audit.field.recordId' },
];
