import { z } from 'zod';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import type { UpgradeContext } from '../../src/domain/migration/step.ts';
import { schemaVersion, UPGRADED } from '../../src/domain/migration/steps.ts';
import { fromRestFields, toRestFields } from '../emulators/firestoreValues.ts';
import {
  collectionUpgrade,
  emptyReport,
  isOwnPath,
  noteRefusal,
  type Upgraded,
  type UpgradeReport,
} from './collectionUpgrade.ts';
import { firestoreRest, type MigrationTarget } from './firestoreRest.ts';
import { type Journal, journalPlaces, openJournal } from './journal.ts';
import { type PlannedWrite, storeAll } from './storeAll.ts';

/** How old records are read, and whether anything is written. */
export interface UpgradeOptions extends Pick<UpgradeContext, 'wholeAmounts' | 'productStatus'> {
  /** Where what is written is told beforehand, to go on and to undo; without it nothing is written. */
  journal?: string | undefined;
  /** Is told after each page how many documents of a collection were read by this run. */
  progress?: ((collection: string, read: number) => void) | undefined;
}

type Rest = ReturnType<typeof firestoreRest>;

/**
 * Brings every collection to the schema of today, page by page; says only what would be done where there
 * is no journal. Can be stopped and run again at any time: with the same journal it goes on.
 * Steps that are done once are left out of collections that had them (`schemaVersions`).
 * @throws Error with the service's answer, where a newer program was here before, or where the journal is another project's.
 */
export const upgradeAll = async (
  target: MigrationTarget,
  options: UpgradeOptions,
): Promise<Record<string, UpgradeReport>> => {
  const rest = firestoreRest(target);
  const places = options.journal === undefined ? new Map() : journalPlaces(options.journal);
  for (const { behind } of places.values())
    if (behind !== null && !behind.startsWith(`${rest.root}/`))
      throw new Error(`The journal is of another project: ${behind.split('/')[1]}`);
  const journal = options.journal === undefined ? null : openJournal(options.journal);
  try {
    const reports: Record<string, UpgradeReport> = {};
    for (const resource of UPGRADED) {
      const place = places.get(resource) ?? { behind: null, done: false };
      reports[resource] = await upgradeOne(rest, resource, { ...options, journal, ...place });
    }
    // The next run with this journal begins anew: what apps of yesterday wrote meanwhile is upgraded too.
    journal?.tell([{ ended: true }]);
    return reports;
  } finally {
    journal?.close();
  }
};

interface Run extends Omit<UpgradeOptions, 'journal'> {
  journal: Journal | null;
  behind: string | null;
  done: boolean;
}

const upgradeOne = async (rest: Rest, resource: Upgraded, run: Run): Promise<UpgradeReport> => {
  const { root, pages, found, commit, firstWait } = rest;
  const { journal, progress } = run;
  const report = emptyReport();
  const { version } = await storedVersion(rest, resource);
  if (run.done) return report;
  const writesOf = collectionUpgrade(rest, resource, run, version);
  const nested = COLLECTIONS[resource].path('p').includes('/');
  const query = { from: [{ collectionId: COLLECTIONS[resource].group, allDescendants: nested }] };
  const pathOf = (name: string) => name.slice(root.length + 1);
  for await (const page of pages(query, run.behind)) {
    const own = page.filter(({ name }) => isOwnPath(resource, pathOf(name)));
    const writes = await writesOf(own, report);
    if (journal) {
      await storeAll(writes, {
        ...{ commit, firstWait, tell: journal.tell },
        renew: async names => writesOf([...(await found(names)).values()]),
        refuse: (name, reason) => noteRefusal(report, pathOf(name), reason),
      });
      journal.tell([{ collection: resource, behind: page.at(-1)?.name ?? null }]);
    }
    progress?.(resource, report.read);
  }
  if (journal) {
    await storeVersion(rest, journal, resource);
    journal.tell([{ collection: resource, behind: null, done: true }]);
  }
  return report;
};

/** The document that holds a collection's schema version. @throws Error where this program is older. */
const storedVersion = async ({ root, found }: Rest, resource: Upgraded) => {
  const name = `${root}/schemaVersions/${resource}`;
  const document = (await found([name])).get(name);
  const read = document && fromRestFields(document.fields).version;
  const version = z.int().catch(0).parse(read);
  if (version > schemaVersion(resource))
    throw new Error(
      `${resource} has the schema version ${version}, and this program knows ${schemaVersion(resource)} at most: use a newer one`,
    );
  return { name, document, version };
};

/** Notes that a collection has today's schema, unless that is noted, and tells the journal. */
const storeVersion = async (rest: Rest, journal: Journal, resource: Upgraded) => {
  const after = toRestFields({ version: schemaVersion(resource), at: new Date() });
  const writesOf = async (): Promise<PlannedWrite[]> => {
    const { name, document, version } = await storedVersion(rest, resource);
    if (version === schemaVersion(resource)) return [];
    const before = document
      ? Object.fromEntries(
          Object.entries(document.fields).filter(([field]) => Object.hasOwn(after, field)),
        )
      : null;
    const write = {
      update: { name, fields: after },
      updateMask: { fieldPaths: Object.keys(after) },
      currentDocument: document ? { updateTime: document.updateTime } : { exists: false },
    };
    return [{ name, writes: [write], line: { before, after } }];
  };
  await storeAll(await writesOf(), {
    ...{ commit: rest.commit, firstWait: rest.firstWait, tell: journal.tell, renew: writesOf },
    refuse: (name, reason) => {
      throw new Error(`${name}: ${reason}`);
    },
  });
};
