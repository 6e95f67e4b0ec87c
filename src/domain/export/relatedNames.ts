import { getPath, isPlainObject } from 'ra-data-firestore/query';
import type { ResourceName } from '../access/permissions.ts';
import { hasAmounts } from './amountsInside.ts';
import { type ExportRecord, LIST_SEPARATOR, valuesAt } from './columnCell.ts';
import type { ExportColumn, RelatedName } from './columns.ts';

/** Reads records by their ids; those that are missing or may not be read are left out. */
export type ReadMany = (
  resource: ResourceName,
  ids: readonly string[],
) => Promise<readonly ExportRecord[]>;

/** Names of related records, each read once however many rows name it. */
export interface RelatedNames {
  /** Reads what the rows of a page name and no earlier page did. */
  load: (records: readonly ExportRecord[]) => Promise<void>;
  /** @returns the related record's name; its id where the record is missing or not readable. */
  nameOf: (record: ExportRecord, column: ExportColumn) => string;
  /** @returns the currency of a record that changed; null where it is missing or not readable. */
  currencyOf: (column: ExportColumn, id: string) => string | null;
}

/** The ids that a cell names: one, or one of every item of a list. */
const idsNamed = (record: ExportRecord, column: ExportColumn): string[] =>
  column.kind === 'list'
    ? valuesAt(record, column.field).filter(
        (id): id is string => typeof id === 'string' && id !== '',
      )
    : [idAt(record, column)];

const idAt = (record: ExportRecord, column: ExportColumn) => {
  const id = getPath(record, column.field);
  return typeof id === 'string' ? id : '';
};

/** The records that a cell needs: the one it names, or those whose amounts changed. */
const idsAt = (record: ExportRecord, column: ExportColumn): string[] => {
  if (!column.currencyOf) return idsNamed(record, column);
  // The entry says it itself.
  if (typeof record.currency === 'string') return [];
  const changes = getPath(record, column.field);
  if (!isPlainObject(changes)) return [];
  return Object.keys(changes).filter(id => hasAmounts(changes[id]));
};

/** Keeps only names, not records, so that memory grows with the distinct ids alone. */
export const createRelatedNames = (
  columns: readonly ExportColumn[],
  readMany: ReadMany,
): RelatedNames => {
  const related = columns.flatMap(column => {
    const relation = column.related ?? column.currencyOf;
    return relation ? [{ column, relation }] : [];
  });
  const resources = new Set(related.map(({ relation }) => relation.resource));
  const names = new Map<string, string>();
  const asked = new Set<string>();
  const keyOf = ({ resource, nameField }: RelatedName, id: string) =>
    `${resource}/${nameField}/${id}`;

  const remember = (resource: ResourceName, record: ExportRecord) => {
    for (const { relation } of related) {
      const name = getPath(record, relation.nameField);
      if (relation.resource === resource && typeof record.id === 'string')
        if (typeof name === 'string') names.set(keyOf(relation, record.id), name);
    }
  };

  // Two columns may name one resource by different fields: still one read per record.
  const loadResource = async (resource: ResourceName, records: readonly ExportRecord[]) => {
    const wanted = related
      .filter(({ relation }) => relation.resource === resource)
      .flatMap(({ column }) => records.flatMap(record => idsAt(record, column)))
      .filter(id => id !== '' && !asked.has(`${resource}/${id}`));
    const ids = [...new Set(wanted)];
    if (ids.length === 0) return;
    for (const id of ids) asked.add(`${resource}/${id}`);
    for (const record of await readMany(resource, ids)) remember(resource, record);
  };

  return {
    load: async records => {
      await Promise.all([...resources].map(resource => loadResource(resource, records)));
    },
    nameOf: (record, column) => {
      const { related } = column;
      return idsNamed(record, column)
        .map(id => (related && names.get(keyOf(related, id))) ?? id)
        .join(LIST_SEPARATOR);
    },
    currencyOf: (column, id) =>
      (column.currencyOf && names.get(keyOf(column.currencyOf, id))) ?? null,
  };
};
