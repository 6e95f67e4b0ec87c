import { BUSINESS_FACET, type Facet } from '@/components/list/facet.ts';
import { AUDITED_RESOURCES } from '@/domain/access/fields.ts';
import type { Role } from '@/domain/access/roles.ts';
import { AUDIT_ACTION_NAMES } from '@/domain/auditActions.ts';
import { auditedFields } from '@/domain/auditedFields.ts';
import { fieldKey } from '@/domain/auditFieldKey.ts';

/** Kinds of records that can be found by name. */
const NAMED = ['products', 'business', 'users', 'giveaways', 'reports', 'requests'] as const;

/** The fields of the kind that is filtered by, or of all kinds, each once. */
const fieldChoices = ({ resource }: Record<string, unknown>) => {
  const kinds = AUDITED_RESOURCES.filter(
    name => name === resource || !AUDITED_RESOURCES.some(known => known === resource),
  );
  const labels = new Map<string, string>();
  for (const kind of kinds)
    for (const field of auditedFields(kind))
      if (!labels.has(field)) labels.set(field, fieldKey(kind, field));
  return [...labels].map(([id, label]) => ({ id, label }));
};

/** Owners find own products by name; the others are not theirs to search. */
const recordFacet = (role: Role): Facet => ({
  source: 'records_contains',
  label: 'audit.field.label',
  records: role === 'owner' ? ['products'] : NAMED,
  instead: 'fields_contains',
});

/** What owners have changes of. */
const OWNERS = ['business', 'products', 'requests', 'imports', 'duplicateDecisions', 'sales'];

/** The filters of the list of changes. */
export const auditFacets = (role: Role): readonly Facet[] => [
  { source: 'at', label: 'audit.field.at', days: true },
  {
    source: 'fields_contains',
    label: 'audit.field.field',
    choices: fieldChoices,
    instead: 'records_contains',
  },
  {
    source: 'action',
    label: 'audit.field.action',
    choices: () => AUDIT_ACTION_NAMES.map(id => ({ id, label: `audit.action.${id}` })),
  },
  {
    source: 'resource',
    label: 'audit.field.resource',
    options: AUDITED_RESOURCES.filter(id => role !== 'owner' || OWNERS.includes(id)).map(id => ({
      id,
      label: `audit.resource.${id}`,
    })),
  },
  recordFacet(role),
  ...(role === 'owner'
    ? []
    : [{ source: 'actorId', label: 'audit.field.actorEmail', businesses: true }, BUSINESS_FACET]),
];
