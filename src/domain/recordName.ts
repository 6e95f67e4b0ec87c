import type { ResourceName } from './access/permissions.ts';

/** The field that says what a record is called; where there is none, its id does. */
export const NAME_FIELDS: Readonly<Partial<Record<ResourceName, string>>> = {
  business: 'businessName',
  products: 'title',
  users: 'name',
  giveaways: 'title',
  entries: 'name',
  reports: 'targetLabel',
  requests: 'subject',
  imports: 'shop',
  audit: 'label',
  savedViews: 'name',
  sales: 'name',
};

/** Characters of a name that the audit trail keeps. */
const LONGEST = 200;

/** @returns what a record is called, for people; at most 200 characters, its id where it has no name. */
export const recordName = (resource: ResourceName, record: object): string => {
  const field = NAME_FIELDS[resource];
  const name: unknown = field && Reflect.get(record, field);
  const text = typeof name === 'string' && name.trim() !== '' ? name : Reflect.get(record, 'id');
  return String(text ?? '').slice(0, LONGEST);
};
