import { isDocumentId } from 'ra-data-firestore/query';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { namedRecords } from '../../src/domain/migration/derivedFields.ts';
import type { UpgradeContext } from '../../src/domain/migration/step.ts';
import type { UPGRADED } from '../../src/domain/migration/steps.ts';
import { upgradeRecord } from '../../src/domain/migration/upgradeRecord.ts';
import { fromRestFields, toRestFields } from '../emulators/firestoreValues.ts';
import type { firestoreRest, StoredDocument } from './firestoreRest.ts';
import type { PlannedWrite } from './storeAll.ts';

/** A collection that another system may have written. */
export type Upgraded = (typeof UPGRADED)[number];

/** What is to be changed of a collection, or was. */
export interface UpgradeReport {
  read: number;
  changed: number;
  /** How many documents lack a field that somebody has to fill in, by field. */
  left: Record<string, number>;
  /** How many documents are changed in a field, by field. */
  fields: Record<string, number>;
  /** The first few changes, in words. */
  examples: string[];
  /** How many documents the database did not take, and stay as they were. */
  refused: number;
  /** The first of them, with what the database said. */
  refusals: string[];
}

const EXAMPLES = 5;
const REFUSALS = 20;

/** A report of nothing yet. */
export const emptyReport = (): UpgradeReport => ({
  ...{ read: 0, changed: 0, left: {}, fields: {}, examples: [], refused: 0, refusals: [] },
});

/** Notes a document that the database did not take. */
export const noteRefusal = (report: UpgradeReport, path: string, reason: string) => {
  report.refused++;
  if (report.refusals.length < REFUSALS) report.refusals.push(`${path}: ${reason}`.slice(0, 300));
};

const count = (counts: Record<string, number>, fields: readonly string[]) => {
  for (const field of fields) counts[field] = (counts[field] ?? 0) + 1;
};

const inWords = (stored: Record<string, unknown>, { set, reasons }: Upgrade) =>
  Object.keys(set)
    .filter(field => field !== '_tokens')
    .slice(0, 6)
    .map(field => {
      const [from, to] = [stored[field], set[field]].map(value => JSON.stringify(value));
      return `${field} ${from} → ${to} (${reasons[field]})`;
    })
    .join('; ');

type Upgrade = ReturnType<typeof upgradeRecord>;

/**
 * What documents of a collection need to have today's schema.
 * @param from the schema version that the collection has.
 * @returns a function of documents, and of the report that it counts in, if any.
 */
export const collectionUpgrade = (
  { root, found }: Pick<ReturnType<typeof firestoreRest>, 'root' | 'found'>,
  resource: Upgraded,
  options: Pick<UpgradeContext, 'wholeAmounts' | 'productStatus'>,
  from: number,
) => {
  /** The records that documents name, of which they repeat something. */
  const namedBy = async (stored: readonly Record<string, unknown>[]) => {
    const paths = stored
      .flatMap(one => namedRecords(resource, withNewIds(resource, one)))
      .filter(path => path.split('/').length === 2 && isDocumentId(path.split('/')[1] ?? ''));
    const named = await found([...new Set(paths)].map(path => `${root}/${path}`));
    return (path: string, field: string) => {
      const other = named.get(`${root}/${path}`);
      return other && fromRestFields(other.fields)[field];
    };
  };
  return async (
    documents: readonly StoredDocument[],
    report?: UpgradeReport,
  ): Promise<PlannedWrite[]> => {
    const read = documents.map(document => ({
      document,
      stored: fromRestFields(document.fields),
    }));
    const fieldOf = await namedBy(read.map(({ stored }) => stored));
    return read.flatMap(({ document, stored }) => {
      const { name, createTime, updateTime, fields } = document;
      const context = {
        ...{ ...options, fieldOf, updateTime: new Date(updateTime) },
        createTime: new Date(createTime ?? updateTime),
      };
      const upgrade = upgradeRecord(resource, stored, context, from);
      const names = Object.keys(upgrade.set);
      if (report) {
        report.read++;
        count(report.left, upgrade.left);
        count(report.fields, names);
        if (names.length > 0) report.changed++;
        if (names.length > 0 && report.examples.length < EXAMPLES)
          report.examples.push(
            `${name.slice(root.length + 1)}: ${inWords(stored, upgrade)}`.slice(0, 600),
          );
      }
      if (names.length === 0) return [];
      const before = Object.fromEntries(
        names.flatMap(field => (field in fields ? [[field, fields[field]]] : [])),
      );
      const after = toRestFields(upgrade.set);
      const write = {
        update: { name, fields: after },
        updateMask: { fieldPaths: Object.keys(after) },
        currentDocument: { updateTime },
      };
      return [{ name, writes: [write], line: { before, after } }];
    });
  };
};

/** A record with the ids that it will have, to find the records that it names. */
const withNewIds = (resource: Upgraded, stored: Record<string, unknown>) => ({
  ...stored,
  ...upgradeRecord(resource, stored, {
    ...{ createTime: new Date(0), updateTime: new Date(0), fieldOf: () => undefined },
    ...{ wholeAmounts: 'major', productStatus: 'draft' },
  }).set,
});

/** Whether a path is one of the collection's own: others may have named a collection alike. */
export const isOwnPath = (resource: Upgraded, path: string): boolean => {
  const own = COLLECTIONS[resource].path('parent').split('/');
  const parts = path.split('/');
  // Every second part is an id.
  return (
    parts.length === own.length + 1 && own.every((part, at) => at % 2 === 1 || part === parts[at])
  );
};
