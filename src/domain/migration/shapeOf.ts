import { z } from 'zod';
import type { ResourceName } from '../access/permissions.ts';
import { COLLECTIONS } from '../collections.ts';
import { BLANK_FIELDS } from './blankFields.ts';
import { isFields } from './fields.ts';
import { fitField } from './fitField.ts';
import { ID_FIELDS, OLD_NAMES, OLD_TIMES } from './oldNames.ts';
import { idOf } from './oldValues.ts';
import type { Change, Upgrading } from './step.ts';

const TIMES = new Set(['version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

const isMissing = (value: unknown) => value === undefined || value === null;

/** What fields were called before, under the names that they have; ids out of references. */
export const oldNames =
  (resource: ResourceName): Upgrading =>
  stored => {
    const { shape } = COLLECTIONS[resource].schema;
    const renamed = Object.entries(OLD_NAMES[resource] ?? {}).flatMap(([field, before]) => {
      const name = isMissing(stored[field]) && before.find(one => !isMissing(stored[one]));
      return name ? [{ field, value: stored[name], reason: `was called ${name}` }] : [];
    });
    const ids = [...ID_FIELDS].flatMap((field): Change[] => {
      const value = renamed.find(one => one.field === field)?.value ?? stored[field];
      const id = idOf(value);
      return Object.hasOwn(shape, field) && id !== null && id !== value
        ? [{ field, value: id, reason: 'an id' }]
        : [];
    });
    return [...renamed, ...ids];
  };

/** Every field of the schema as a value of its kind, and those that were never there as blanks. */
export const fittedFields =
  (resource: ResourceName): Upgrading =>
  stored =>
    Object.entries(COLLECTIONS[resource].schema.shape).flatMap(([field, schema]): Change[] => {
      if (field === 'id' || TIMES.has(field) || !(schema instanceof z.ZodType)) return [];
      const { fits, value } = fitField(schema, stored[field]);
      if (fits && value !== undefined)
        return [{ field, value, reason: `was ${typeof stored[field]}` }];
      const blank = BLANK_FIELDS[resource]?.[field];
      if (isMissing(stored[field]) && !(fits && value === undefined && isMissing(blank)))
        return [{ field, value: blank, reason: 'missing' }];
      return isFields(blank) && isFields(stored[field])
        ? [{ field, value: { ...blank, ...stored[field] }, reason: 'parts of it were missing' }]
        : [];
    });

/** The first of the fields that holds an instant. */
const timeIn = (stored: Readonly<Record<string, unknown>>, fields: readonly string[]) => {
  const schema = z.date();
  for (const field of fields) {
    const { fits, value } = fitField(schema, stored[field]);
    if (fits && value instanceof Date) return { value, field };
  }
  return undefined;
};

/** When and by whom, as far as the record or the database knows; the version is the caller's. */
export const times: Upgrading = (stored, { createTime, updateTime }) => {
  const created = timeIn(stored, ['createdAt', ...OLD_TIMES.createdAt, 'updatedAt']);
  const updated = timeIn(stored, ['updatedAt', ...OLD_TIMES.updatedAt]);
  const createdAt = created?.value ?? createTime;
  const later = updateTime > createdAt ? updateTime : createdAt;
  const from = (time: { field: string } | undefined) =>
    time ? `from ${time.field}` : "the database's own";
  const by = (field: string): Change[] =>
    typeof stored[field] === 'string' ? [] : [{ field, value: '', reason: 'nobody knows' }];
  return [
    { field: 'createdAt', value: createdAt, reason: from(created) },
    { field: 'updatedAt', value: updated?.value ?? later, reason: from(updated) },
    ...[...by('createdBy'), ...by('updatedBy')],
  ];
};
