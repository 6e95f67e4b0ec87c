/** Fields that are called the same wherever they are, or are shown in no list and form of their own. */
const SHARED = [
  'title',
  'businessId',
  'mergedAt',
  'hiddenWithBusiness',
  'counts',
  'channel',
  'fileSize',
  'fileHash',
  'finishedAt',
  'settings',
  'undone',
  'products',
  'decidedAt',
  'decidedBy',
  'said',
  'score',
] as const;

/** A field with words of the audit trail's own. */
export type SharedField = (typeof SHARED)[number];

const shared: ReadonlySet<string> = new Set(SHARED);

/** The message key of what a field of a kind of records is called. */
export const fieldKey = (resource: string, field: string): string =>
  shared.has(field) ? `audit.shared.${field}` : `${resource}.field.${field}`;
