import type { ResourceName } from '@/domain/access/permissions.ts';
import { problem } from '../oracle/problem.ts';
import type { Fields } from '../worlds/world.ts';
import { type ActOut, choose, idOf, patiently, type Stage } from './act.ts';

/** A question and what fits it. */
interface Question {
  resource: ResourceName;
  filter: Fields;
}

const questionsFor = ({ process }: Stage): Question[] => {
  const { uid, role } = process.person;
  const whose = role === 'owner' ? uid : 'owner';
  const own: Question[] = [
    { resource: 'products', filter: { businessId: whose } },
    { resource: 'products', filter: { businessId: whose, status: 'active' } },
    { resource: 'requests', filter: { businessId: whose } },
    { resource: 'imports', filter: { businessId: whose } },
  ];
  if (role === 'owner') return own;
  return [
    ...own,
    { resource: 'products', filter: { status: 'archived' } },
    { resource: 'users', filter: { status: 'blocked' } },
    { resource: 'reports', filter: { status: 'open' } },
    { resource: 'business', filter: { isBusinessOwner: 'approved' } },
  ];
};

/** Looks at a list and its count: both are what is stored, whoever changed it. */
export const look: ActOut = async stage => {
  const { process, oracle, provider } = stage;
  const question = choose(questionsFor(stage), process.step.value);
  if (!question) return;
  const { resource, filter } = question;
  const expected = () =>
    oracle
      .paths(resource)
      .filter(path =>
        Object.entries(filter).every(([name, one]) => oracle.stored().get(path)?.[name] === one),
      )
      .map(idOf)
      .sort();
  const compare = (found: string, wanted: string) => {
    if (found !== wanted)
      oracle.report(
        problem('counters right', `${resource} ${JSON.stringify(filter)}: ${found}, not ${wanted}`),
      );
  };
  // Late answers tell of what was there when they were asked for.
  const isPrompt = process.step.faults.length === 0;
  const counted = await patiently(() => provider.count(resource, { filter }));
  if (counted.done && isPrompt) compare(`${counted.value}`, `${expected().length}`);
  const listed = await patiently(() =>
    provider.getList(resource, {
      filter,
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    }),
  );
  if (!listed.done || !isPrompt) return;
  compare(
    listed.value.data
      .map(({ id }) => String(id))
      .sort()
      .join(' '),
    expected().join(' '),
  );
  compare(`${listed.value.total}`, `${expected().length}`);
};
