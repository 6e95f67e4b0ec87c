import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Fields, World } from '../worlds/world.ts';
import { listIn, partsOf } from './changes.ts';
import type { Oracle } from './oracle.ts';
import { type Problem, problem } from './problem.ts';

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a run counts is what its steps hold, and it added no product twice. */
const judgeRuns = (oracle: Oracle): Problem[] =>
  oracle.paths('imports').flatMap(path => {
    const chunks = oracle.paths(`${path}/chunks`).map(one => oracle.stored().get(one));
    const created = chunks.flatMap(chunk => listIn(chunk, 'created').filter(isMap));
    const updated = chunks.flatMap(chunk => listIn(chunk, 'updated').filter(isMap));
    const failed = chunks.flatMap(chunk => listIn(chunk, 'failed').filter(isMap));
    const counts = oracle.stored().get(path)?.counts;
    const isRight =
      isMap(counts) &&
      counts.created === created.length &&
      counts.updated === updated.length &&
      counts.failed === failed.length;
    const isTwice =
      new Set(created.map(({ id }) => id)).size < created.length ||
      new Set(failed.map(({ key }) => key)).size < failed.length;
    return [
      ...(isRight ? [] : problem('counters right', `${path} counts ${JSON.stringify(counts)}`)),
      ...(isTwice ? problem('nothing done twice', `${path} holds a product twice`) : []),
    ];
  });

/** As many winners as were promised stand, each once, and each of them entered. */
const judgeGiveaways = (oracle: Oracle): Problem[] =>
  oracle.paths('giveaways').flatMap(path => {
    const stored = oracle.stored().get(path);
    const winners = listIn(stored, 'winners').filter(isMap);
    const standing = winners.length - listIn(stored, 'replaced').length;
    const entered = new Set(oracle.paths(`${path}/entries`).map(one => partsOf(one).nestedId));
    const isFair =
      standing <= Number(stored?.numberOfWinners) &&
      new Set(winners.map(({ entryId }) => entryId)).size === winners.length &&
      winners.every(({ entryId }) => entered.has(String(entryId)));
    return isFair ? [] : problem('nothing done twice', `${path} was drawn unfairly`);
  });

const COUNTED: [ResourceName, string][] = [
  ['products', 'businessId'],
  ['products', 'status'],
  ['reports', 'status'],
  ['users', 'status'],
  ['business', 'isBusinessOwner'],
  ['requests', 'status'],
];

/** What the back end counts for somebody who has just come is what is there. */
const judgeCounts = async (world: World, oracle: Oracle): Promise<Problem[]> => {
  if (oracle.stored().get('business/support')?.isBusinessOwner !== 'approved') return [];
  if (oracle.stored().get('business/support')?.isDeleted) return [];
  const store = world.open('support', () => true);
  const problems: Problem[] = [];
  for (const [resource, field] of COUNTED) {
    const values = oracle.paths(resource).map(path => oracle.stored().get(path)?.[field]);
    for (const value of new Set(values)) {
      const there = values.filter(one => one === value).length;
      const counted = await store.count(resource, { filter: { [field]: value } });
      if (counted !== there)
        problems.push(
          ...problem('counters right', `${resource} ${field} ${value}: ${counted}, not ${there}`),
        );
    }
  }
  return problems;
};

/** What must hold once everybody has stopped. */
export const judgeEnd = async (world: World, oracle: Oracle): Promise<Problem[]> => [
  ...(await oracle.unattributed()),
  ...(await world.countProblems()).flatMap(found => problem('counters right', found)),
  ...judgeRuns(oracle),
  ...judgeGiveaways(oracle),
  ...(await judgeCounts(world, oracle)),
];
