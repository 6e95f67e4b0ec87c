import { frozenFields, mayFill } from '../access/fields.ts';
import type { ResourceName } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import { COLLECTIONS } from '../collections.ts';
import { BOOKKEEPING, sameValue } from '../fieldChanges.ts';
import { type ReadResult, readRecord } from '../readRecord.ts';
import type { FieldChange } from '../schemas/audit.ts';
import { BLANK_FIELDS } from './blankFields.ts';
import { namedRecords } from './derivedFields.ts';
import type { StoredFields } from './fields.ts';
import type { UpgradeContext } from './step.ts';
import { upgradeRecord } from './upgradeRecord.ts';

/** A document of an older system, as today's schema reads it. */
export interface OldReading extends ReadResult {
  /** What storing it as it is read would change, besides who changed what when. */
  pending: Record<string, unknown>;
  /** Of these, what could not be understood and would be gone but for the trail. */
  lost: FieldChange[];
}

/** Stands where no time is known; shown as such. */
const UNKNOWN = new Date(0);

type Names = Pick<UpgradeContext, 'fieldOf'>;

const upgraded = (resource: ResourceName, raw: StoredFields, { fieldOf }: Names) => {
  const { set, left } = upgradeRecord(resource, raw, {
    ...{ createTime: UNKNOWN, updateTime: UNKNOWN, fieldOf },
    ...{ wholeAmounts: 'major', productStatus: 'draft' },
  });
  // What is in no known words means what a record means that says nothing of it.
  const blanks = left.flatMap(field => {
    const blank = BLANK_FIELDS[resource]?.[field];
    return blank === undefined || Object.hasOwn(set, field) ? [] : [[field, blank] as const];
  });
  return { set, blanks: Object.fromEntries(blanks) };
};

/** The paths of the records whose names a document repeats and lacks. */
export const namesLacking = (resource: ResourceName, raw: StoredFields): string[] => {
  const nobody = () => undefined;
  return namedRecords(resource, { ...raw, ...upgraded(resource, raw, { fieldOf: nobody }).set });
};

const hasVersion = ({ version }: StoredFields) =>
  Number.isSafeInteger(version) && Number(version) > 0;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Reads a document that does not fit its schema as the migration would store it: other names, kinds and
 * spellings are understood, and a record that was never versioned has the version 0. What nobody can
 * understand is blank, and an unknown time is that of 1970.
 */
export const readOld = (
  resource: ResourceName,
  raw: StoredFields & { id: string },
  names: Names,
): OldReading => {
  const { schema, searchFields, tracked } = COLLECTIONS[resource];
  const { set, blanks } = upgraded(resource, raw, names);
  const { _tokens, ...whole } = { ...raw, ...blanks, ...set };
  const { record, problems } = readRecord(schema, { ...whole, id: raw.id });
  if (tracked) record.version = hasVersion(raw) ? raw.version : 0;
  const pending: Record<string, unknown> = {};
  const lost: FieldChange[] = [];
  for (const [field, part] of Object.entries(schema.shape)) {
    const [is, was] = [record[field], raw[field]];
    if (BOOKKEEPING.has(field) || is === undefined || sameValue(is, was)) continue;
    const understood = Object.hasOwn(set, field) || Object.hasOwn(blanks, field);
    // Nothing is made up: a word that only stands in for an unknown one is shown, and not stored.
    const standsIn = isNothing(was) || (typeof is === 'string' && is !== '');
    if ((!understood && standsIn) || !part.safeParse(is).success) continue;
    pending[field] = is;
    if (!isNothing(was) && !Object.hasOwn(set, field)) lost.push({ field, from: was, to: is });
  }
  // Writing any field of the search makes its words anew.
  const searched = searchFields.find(field => record[field] && record[field] === raw[field]);
  if (searched !== undefined) pending[searched] = record[searched];
  return { record, problems, pending, lost };
};

/** What somebody may store of it beside a change of their own. */
export const storable = (
  role: Role,
  resource: ResourceName,
  pending: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const frozen = new Set(frozenFields(role, resource));
  return Object.fromEntries(
    Object.entries(pending).filter(
      ([field]) => !frozen.has(field) || mayFill(role, resource, field),
    ),
  );
};
