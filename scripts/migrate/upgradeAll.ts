import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { namedRecords } from '../../src/domain/migration/derivedFields.ts';
import type { UpgradeContext } from '../../src/domain/migration/step.ts';
import { schemaVersion, UPGRADED } from '../../src/domain/migration/steps.ts';
import { upgradeRecord } from '../../src/domain/migration/upgradeRecord.ts';
import { fromRestFields, toRestFields } from '../emulators/firestoreValues.ts';
import { firestoreRest, type MigrationTarget, type StoredDocument } from './firestoreRest.ts';

/** How old records are read, and whether anything is written. */
export interface UpgradeOptions extends Pick<UpgradeContext, 'wholeAmounts' | 'productStatus'> {
  /** Where what is written is told beforehand, to go on and to undo; without it nothing is written. */
  journal?: string | undefined;
}

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
}

const EXAMPLES = 5;
const TRIES = 5;

const fieldsSchema = z.record(z.string(), z.unknown());
const lineSchema = z.union([
  z.object({ name: z.string(), before: fieldsSchema, after: fieldsSchema }),
  z.object({ collection: z.string(), behind: z.string().nullable() }),
]);

/** The lines of a journal; one that was cut off in the middle of writing is none. */
export const journalLines = (file: string): z.infer<typeof lineSchema>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        return line === '' ? [] : [lineSchema.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    });

/** Where each collection is to be gone on with: behind the last page that was stored. */
const placesOf = (journal: string | undefined) =>
  new Map(
    journal && existsSync(journal)
      ? journalLines(journal).flatMap(line =>
          'collection' in line ? [[line.collection, line.behind] as const] : [],
        )
      : [],
  );

/**
 * Brings every collection to the schema of today, page by page; says only what would be done where there
 * is no journal. Can be stopped and run again at any time: with the same journal it goes on.
 * Steps that are done once are left out of collections that had them (`schemaVersions`).
 * @throws Error with the service's answer, or where a newer program was here before.
 */
export const upgradeAll = async (
  target: MigrationTarget,
  options: UpgradeOptions,
): Promise<Record<string, UpgradeReport>> => {
  const { root, pages, found, commit } = firestoreRest(target);
  const places = placesOf(options.journal);
  const reports: Record<string, UpgradeReport> = {};
  const versionOf = async (resource: string) => {
    const name = `${root}/schemaVersions/${resource}`;
    const document = (await found([name])).get(name);
    return z
      .int()
      .catch(0)
      .parse(document && fromRestFields(document.fields).version);
  };
  const tell = (line: z.infer<typeof lineSchema>) =>
    options.journal && appendFileSync(options.journal, `${JSON.stringify(line)}\n`);
  for (const resource of UPGRADED) {
    const from = await versionOf(resource);
    if (from > schemaVersion(resource))
      throw new Error(
        `${resource} has the schema version ${from}, and this program knows ${schemaVersion(resource)} at most: use a newer one`,
      );
    const report: UpgradeReport = { read: 0, changed: 0, left: {}, fields: {}, examples: [] };
    reports[resource] = report;
    const count = (counts: Record<string, number>, field: string) => {
      counts[field] = (counts[field] ?? 0) + 1;
    };
    const writesOf = async (documents: readonly StoredDocument[], counted: boolean) => {
      const read = documents.map(document => ({
        document,
        stored: fromRestFields(document.fields),
      }));
      const others = read.flatMap(({ stored }) =>
        namedRecords(resource, namesOf(resource, stored)).filter(path => path.length < 1000),
      );
      const named = await found([...new Set(others)].map(path => `${root}/${path}`));
      const fieldOf = (path: string, field: string) => {
        const other = named.get(`${root}/${path}`);
        return other && fromRestFields(other.fields)[field];
      };
      return read.flatMap(({ document, stored }) => {
        const { name, createTime, updateTime, fields } = document;
        const context = {
          ...{ ...options, fieldOf, updateTime: new Date(updateTime) },
          createTime: new Date(createTime ?? updateTime),
        };
        const { set, reasons, left } = upgradeRecord(resource, stored, context, from);
        const names = Object.keys(set);
        if (counted) {
          report.read++;
          for (const field of left) count(report.left, field);
          for (const field of names) count(report.fields, field);
          if (names.length > 0) report.changed++;
          const told = names.filter(field => field !== '_tokens').slice(0, 6);
          if (names.length > 0 && report.examples.length < EXAMPLES)
            report.examples.push(
              `${name.slice(root.length + 1)}: ${told.map(field => `${field} ${JSON.stringify(stored[field])} → ${JSON.stringify(set[field])} (${reasons[field]})`).join('; ')}`.slice(
                0,
                600,
              ),
            );
        }
        const before = Object.fromEntries(
          names.flatMap(field => (field in fields ? [[field, fields[field]]] : [])),
        );
        const after = toRestFields(set);
        return names.length === 0 ? [] : [{ name, before, after, updateTime }];
      });
    };
    const nested = COLLECTIONS[resource].path('p').includes('/');
    const query = {
      from: [{ collectionId: COLLECTIONS[resource].group, allDescendants: nested }],
    };
    for await (const page of pages(query, places.get(resource) ?? null)) {
      let writes = await writesOf(page, true);
      if (!options.journal) continue;
      for (let tries = 1; writes.length > 0; tries++) {
        for (const { name, before, after } of writes) tell({ name, before, after });
        try {
          await commit(
            writes.map(({ name, after, updateTime }) => ({
              update: { name, fields: after },
              updateMask: { fieldPaths: Object.keys(after) },
              currentDocument: { updateTime },
            })),
          );
          break;
        } catch (error) {
          // Somebody wrote in between, or the answer was lost: what is stored now decides.
          if (tries === TRIES) throw error;
          await new Promise(resolve => setTimeout(resolve, 200 * 2 ** tries));
          const now = await found(writes.map(({ name }) => name));
          writes = await writesOf([...now.values()], false);
        }
      }
      tell({ collection: resource, behind: page.at(-1)?.name ?? null });
    }
    // The next run with this journal begins anew: what apps of yesterday wrote meanwhile is upgraded too.
    tell({ collection: resource, behind: null });
    if (options.journal)
      await commit([
        {
          update: {
            name: `${root}/schemaVersions/${resource}`,
            fields: toRestFields({ version: schemaVersion(resource), at: new Date() }),
          },
        },
      ]);
  }
  return reports;
};

/** A record with the ids that it will have, to find the records that it names. */
const namesOf = (resource: (typeof UPGRADED)[number], stored: Record<string, unknown>) => ({
  ...stored,
  ...upgradeRecord(resource, stored, {
    ...{ createTime: new Date(0), updateTime: new Date(0), fieldOf: () => undefined },
    ...{ wholeAmounts: 'major', productStatus: 'draft' },
  }).set,
});
