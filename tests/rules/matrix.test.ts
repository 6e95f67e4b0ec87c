import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, recordOf } from './support/actors.ts';
import {
  allCells,
  type Cell,
  filterOf,
  OPERATIONS,
  parentsOf,
  storedIn,
  writesOf,
} from './support/cells.ts';
import { commit, isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { giveaway } from './support/records.ts';

const cells = allCells();
const tally = { cases: 0, allowed: 0, denied: 0, failures: 0 };

describe.runIf(hasEmulator)('the permission table, cell by cell', () => {
  const { as, seed } = useRules('matrix');

  beforeAll(async () => {
    const documents: Record<string, Record<string, unknown>> = Object.fromEntries(
      OPERATIONS.map(operation => [`giveaways/open-${operation}`, giveaway()]),
    );
    for (const cell of cells) {
      const { collection: path, id, record } = storedIn(cell);
      Object.assign(documents, parentsOf(cell));
      const exists = cell.operation !== 'create' && cell.resource !== 'business';
      if (exists || (cell.resource === 'business' && cell.subject === 'other'))
        if (cell.operation !== 'create') documents[`${path}/${id}`] = record;
    }
    await seed(documents);
  });

  afterAll(() => {
    console.info(
      `rules matrix: ${tally.cases} cases, ${tally.allowed} allowed, ${tally.denied} denied, ${tally.failures} failures`,
    );
  });

  /** Cells that share a document start from its first state. */
  const restore = async (cell: Cell) => {
    const { uid } = ACTORS[cell.actor];
    if (cell.resource === 'business' && cell.subject === 'own' && uid) {
      const own = recordOf(cell.actor);
      if (own) await seed({ [`business/${uid}`]: own });
    }
    if (cell.resource === 'entries' && cell.operation !== 'create' && cell.operation !== 'list') {
      const { collection: path, id, record } = storedIn(cell);
      await seed({ [`${path}/${id}`]: record });
    }
  };

  const attempt = async (cell: Cell) => {
    const database = as(cell.actor);
    const { collection: path, id } = storedIn(cell);
    if (cell.operation === 'get') return isAllowed(getDoc(doc(database, `${path}/${id}`)));
    if (cell.operation !== 'list') return isAllowed(commit(database, writesOf(cell)));
    const filter = filterOf(cell);
    const conditions = filter ? [where(filter[0], '==', filter[1])] : [];
    return isAllowed(getDocs(query(collection(database, path), ...conditions, limit(10))));
  };

  it.each(cells)('$actor: $operation $resource ($subject) is allowed: $allowed', async cell => {
    await restore(cell);
    tally.cases += 1;
    const allowed = await attempt(cell);
    if (allowed !== cell.allowed) tally.failures += 1;
    else if (allowed) tally.allowed += 1;
    else tally.denied += 1;
    expect(allowed).toBe(cell.allowed);
  });
});
