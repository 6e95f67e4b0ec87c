import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import { ACTORS, type ActorName, recordOf, roleOf } from '../../rules/support/actors.ts';
import {
  allCells,
  type Cell,
  filterOf,
  parentsOf,
  storedIn,
  writesOf,
} from '../../rules/support/cells.ts';
import { giveaway } from '../../rules/support/records.ts';
import type { ContractHarness } from './harness.ts';
import { statusOf } from './request.ts';

/** Actors that a back end is tried with where every one of them would take too long. */
export const MAIN_ACTORS: readonly ActorName[] = ['superAdmin', 'owner', 'support', 'deactivated'];

/** Every actor of the rules' own tests. */
export const ALL_ACTORS = Object.keys(ACTORS).filter((name): name is ActorName => name in ACTORS);

const withoutTokens = ({ _tokens, ...data }: Record<string, unknown>) => data;

const record = (collection: string, id: string, data: Record<string, unknown>): SampleRecord => ({
  collection,
  id,
  data: withoutTokens(data),
});

/** The data provider adds the pointers and tokens that the rules' own tests write by hand. */
const plain = (writes: readonly Write[]): Write[] =>
  writes
    .filter(({ collection }) => collection !== 'auditPointers')
    .map(write => ('data' in write ? { ...write, data: withoutTokens(write.data) } : write));

/** What people without a role may do is the catalogue's, not the console's. */
const isConsole = (cell: Cell) => roleOf(cell.actor) !== null || !cell.allowed;

const seedOf = (cell: Cell): SampleRecord[] => {
  const { collection, id, record: data } = storedIn(cell);
  const { resource, operation, subject } = cell;
  const parents = Object.entries(parentsOf(cell)).map(([path, parent]) => {
    const [name = '', parentId = ''] = path.split('/');
    return record(name, parentId, parent);
  });
  const isOwnBusiness = resource === 'business' && subject === 'own';
  return operation === 'create' || isOwnBusiness
    ? parents
    : [...parents, record(collection, id, data)];
};

/** The permission table, cell by cell: the same cells that `firestore.rules` is tested with. */
export const describePermissions = (
  createHarness: () => Promise<ContractHarness>,
  actors: readonly ActorName[],
) => {
  const cells = allCells().filter(cell => actors.includes(cell.actor) && isConsole(cell));

  describe('permissions', () => {
    let harness: ContractHarness;

    const businessOf = (name: ActorName) => {
      const [{ uid }, data] = [ACTORS[name], recordOf(name)];
      return uid && data ? [record('business', uid, data)] : [];
    };

    beforeAll(async () => {
      harness = await createHarness();
      await harness.seed([
        ...ALL_ACTORS.flatMap(businessOf),
        ...['get', 'list', 'create', 'update', 'delete'].map(operation =>
          record('giveaways', `open-${operation}`, giveaway()),
        ),
        ...cells.flatMap(seedOf),
      ]);
    }, 240_000);
    afterAll(() => harness?.close());

    const attempt = (cell: Cell): Promise<unknown> => {
      const { collection, id } = storedIn(cell);
      const [, parent] = collection.split('/');
      const meta = parent === undefined ? {} : { parent };
      const provider = harness.provider();
      if (cell.operation === 'get') return provider.getOne(cell.resource, { id, meta });
      if (cell.operation !== 'list') return provider.commit(plain(writesOf(cell)));
      const condition = filterOf(cell);
      return provider.getList(cell.resource, {
        filter: condition ? { [condition[0]]: condition[1] } : {},
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 10 },
        meta: { ...meta, total: 'none' },
      });
    };

    it.each(cells)('$actor: $operation $resource ($subject): $allowed', async cell => {
      // Cells that share a document start from its first state.
      if (cell.resource === 'business') await harness.seed(businessOf(cell.actor));
      if (cell.resource === 'entries') await harness.seed(seedOf(cell));
      const { uid, email, verified } = ACTORS[cell.actor];
      await harness.signInAs(uid === null ? null : { uid, email, emailVerified: verified });
      const status = await statusOf(attempt(cell));
      if (cell.allowed) expect(status).toBe(200);
      else expect([401, 403]).toContain(status);
    });
  });
};
