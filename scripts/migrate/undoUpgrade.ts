import { existsSync } from 'node:fs';
import { sameValue } from '../../src/domain/fieldChanges.ts';
import { firestoreRest, type MigrationTarget, PAGE, type StoredDocument } from './firestoreRest.ts';
import { type JournalChange, journalBackwards, openJournal } from './journal.ts';
import { sameStored } from './sameStored.ts';
import { type PlannedWrite, storeAll } from './storeAll.ts';

/** What became of a journal that was undone. */
export interface UndoReport {
  /** Changes that were taken back now; those that were so already are not among them. */
  undone: number;
  /** Names of documents that somebody changed since, and that stay. */
  left: string[];
  /** Documents that the database did not take back, with what it said. */
  refused: string[];
  /** Lines that were cut off while the journal was written. */
  unreadable: number;
}

/** Characters of journal that are undone at once. */
const LARGEST = 3_000_000;

/** Changes of a journal, the latest first, in pages that name no document twice. */
function* changePages(file: string, root: string, report: UndoReport) {
  const refused = new Set<string>();
  let page = new Map<string, JournalChange>();
  let length = 0;
  for (const line of journalBackwards(file)) {
    if (line === undefined) report.unreadable++;
    else if ('refused' in line) refused.add(line.refused);
    if (line === undefined || !('name' in line)) continue;
    if (line.commit !== undefined && refused.has(line.commit)) continue;
    if (!line.name.startsWith(`${root}/`))
      throw new Error(`The journal is of another project: ${line.name.split('/')[1]}`);
    if (page.size >= PAGE || page.has(line.name) || length > LARGEST) {
      yield page;
      [page, length] = [new Map(), 0];
    }
    page.set(line.name, line);
    length += JSON.stringify(line.before).length;
  }
  if (page.size > 0) yield page;
}

/** What a document is now: as the change left it, as it was before, or something else. */
const stateOf = ({ before, after }: JournalChange, document: StoredDocument | undefined) => {
  if (!document) return before === null ? 'before' : 'gone';
  const names = Object.keys(after);
  const isBefore = names.every(field => sameValue(document.fields[field], before?.[field]));
  if (before !== null && isBefore) return 'before';
  return names.every(field => sameStored(document.fields[field], after[field])) ? 'after' : 'other';
};

const writeOf = ({ before, after }: JournalChange, { name, updateTime }: StoredDocument) => ({
  ...(before === null
    ? { delete: name }
    : { update: { name, fields: before }, updateMask: { fieldPaths: Object.keys(after) } }),
  currentDocument: { updateTime },
});

/**
 * Puts back what a journal tells of, the latest first. Documents that somebody changed since stay as they
 * are; it can be stopped and run again at any time. A later run with the journal begins anew.
 * @throws Error with the service's answer, or where there is no such journal, or it is another project's.
 */
export const undoUpgrade = async (target: MigrationTarget, file: string): Promise<UndoReport> => {
  if (!existsSync(file)) throw new Error(`There is no journal ${file}`);
  const { root, firstWait, found, commit } = firestoreRest(target);
  const report: UndoReport = { undone: 0, left: [], refused: [], unreadable: 0 };
  const left = new Set<string>();
  let isNoted = false;
  for (const changes of changePages(file, root, report)) {
    const writesOf = async (names: readonly string[]) => {
      const now = await found(names);
      return names.flatMap((name): PlannedWrite[] => {
        const change = changes.get(name);
        const document = now.get(name);
        const state = change && stateOf(change, document);
        // As it was at first, whatever became of later changes.
        if (state === 'before') left.delete(name);
        if (state === 'other') left.add(name);
        return change && document && state === 'after'
          ? [{ name, writes: [writeOf(change, document)] }]
          : [];
      });
    };
    const writes = await writesOf([...changes.keys()]);
    if (!isNoted && writes.length > 0) {
      const journal = openJournal(file);
      journal.tell([{ ended: true }]);
      journal.close();
      isNoted = true;
    }
    const refusedBefore = report.refused.length;
    await storeAll(writes, {
      ...{ commit, firstWait, renew: writesOf, tell: () => {} },
      refuse: (name, reason) => report.refused.push(`${name.slice(root.length + 1)}: ${reason}`),
    });
    report.undone += writes.length - (report.refused.length - refusedBefore);
  }
  report.left = [...left];
  return report;
};
