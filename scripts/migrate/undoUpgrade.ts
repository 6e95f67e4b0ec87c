import { sameValue } from '../../src/domain/fieldChanges.ts';
import { firestoreRest, type MigrationTarget, PAGE } from './firestoreRest.ts';
import { journalLines } from './upgradeAll.ts';

/**
 * Puts back what a journal tells of, the latest first. Documents that somebody changed since stay as they
 * are; it can be run again at any time.
 * @throws Error with the service's answer.
 */
export const undoUpgrade = async (target: MigrationTarget, journal: string) => {
  const { found, commit } = firestoreRest(target);
  const changes = journalLines(journal).flatMap(line => ('name' in line ? [line] : []));
  const report = { undone: 0, left: [] as string[] };
  changes.reverse();
  for (let start = 0; start < changes.length; ) {
    const part = changes.slice(start, start + PAGE);
    // A document that stands twice in a page is undone in two commits.
    const twice = part.findIndex((one, at) => part.findIndex(({ name }) => name === one.name) < at);
    const page = twice < 0 ? part : part.slice(0, twice);
    start += page.length;
    const now = await found(page.map(({ name }) => name));
    const writes = page.flatMap(({ name, before, after }) => {
      const document = now.get(name);
      const names = Object.keys(after);
      const holds = (fields: Readonly<Record<string, unknown>>) =>
        names.every(field => sameValue(document?.fields[field], fields[field]));
      if (!document || holds(before)) return [];
      if (!names.every(field => sameStored(document.fields[field], after[field]))) {
        report.left.push(name);
        return [];
      }
      report.undone++;
      return [
        {
          update: { name, fields: before },
          updateMask: { fieldPaths: names },
          currentDocument: { updateTime: document.updateTime },
        },
      ];
    });
    await commit(writes);
  }
  return report;
};

/** Whether two values of the REST interface are the same, however it spells times and empty lists. */
const sameStored = (a: unknown, b: unknown) => sameValue(plain(a), plain(b));

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      key === 'timestampValue'
        ? Date.parse(String(held))
        : key === 'arrayValue' || key === 'mapValue'
          ? plain({ ...(key === 'arrayValue' ? { values: [] } : { fields: {} }), ...Object(held) })
          : plain(held),
    ]),
  );
};
