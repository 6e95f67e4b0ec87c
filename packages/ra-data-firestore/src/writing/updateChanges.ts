import type { Context } from '../context.ts';
import type { CallMeta, ResourceOptions } from '../options.ts';
import type { WriteData } from '../query/index.ts';
import { changedFields, type FieldChange } from './changedFields.ts';
import { versionOf } from './recordVersion.ts';
import { changesSearch, coversSearch, tokensOf } from './searchFields.ts';
import { stampUpdate } from './stamps.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What react-admin gives for an update. */
export interface UpdateRequest {
  id: unknown;
  data: Fields;
  previousData?: Fields | undefined;
  meta?: CallMeta | undefined;
}

const isNextVersion = (data: Fields, expected: number | undefined, versionField: string) =>
  expected !== undefined && data[versionField] === expected + 1;

/** The changes of an update, with its stamps. The lock's field is the provider's to write. */
export const changesWithStamps = (
  changes: readonly FieldChange[],
  options: ResourceOptions,
): FieldChange[] => {
  const names = Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));
  const stamps = Object.entries(stampUpdate(names, options)).filter(([name]) => !(name in names));
  return [...changes, ...stamps.map(([name, value]) => ({ path: name.split('.'), value }))];
};

export const toData = (changes: readonly FieldChange[]): WriteData =>
  Object.fromEntries(changes.map(({ path, value }) => [path.join('.'), value]));

export const editedChanges = (request: UpdateRequest, options: ResourceOptions) => {
  const { data, previousData = {} } = request;
  const changes = changedFields(previousData, data, options.undefinedValues);
  const { versionField } = options;
  if (!versionField) return changes;
  const expected = versionOf(previousData, options);
  return changes.filter(
    ({ path }) => path[0] !== versionField || isNextVersion(data, expected, versionField),
  );
};

export const tokenChange = (
  context: Context,
  record: Fields,
  options: ResourceOptions,
): FieldChange[] =>
  Object.entries(tokensOf(context, record, options.search)).map(([name, value]) => ({
    path: [name],
    value,
  }));

/** Whether the stored record has to be read before it can be updated. */
export const mustRead = (
  changes: readonly FieldChange[],
  request: UpdateRequest,
  options: ResourceOptions,
) => {
  if (versionOf(request.previousData, options) !== undefined) return true;
  const names = changes.map(({ path }) => path.join('.'));
  const known = request.previousData !== undefined || coversSearch(names, options.search);
  return changesSearch(names, options.search) && !known;
};
