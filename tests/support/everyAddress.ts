import type { Role } from '@/domain/access/roles.ts';
import { PAGES_OF } from '@/routes/pages.ts';
import { paths } from '@/routes/paths.ts';
import { generateSampleData, latestMorning } from '@/sample-data/index.ts';
import type { Put } from './embeddedConsole.tsx';

const SIZE = { products: 80, users: 30, reports: 30, requests: 20, giveaways: 15, crowd: 1 };

/** The sample data, with few of what is many. */
export const fewRecords = (): Put[] =>
  Array.from(
    generateSampleData({ size: { ...SIZE, businesses: 29 }, now: latestMorning(new Date()) }),
    ({ collection, id, data }) => ({ collection, record: { ...data, id } }),
  );

/** By the beginning of an address: whose page it is. */
const IDS = { '/business': 'owner', '/users': 'u0001', '/giveaways': 'g04', '/': 'p00001' };

const idIn = (path: string) =>
  Object.entries(IDS).find(([beginning]) => path.startsWith(beginning))?.[1] ?? '';

const withRows = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}perPage=10&page=1`;

/** What is opened by more than its path: a drawer, a copy, a comparison. */
const opened = (role: Role, puts: readonly Put[]): string[] => {
  const first = (collection: string, action?: string) =>
    String(
      puts.find(
        ({ collection: own, record }) =>
          own === collection &&
          (collection === 'reports' || record.businessId === 'owner') &&
          (action === undefined || record.action === action),
      )?.record.id,
    );
  const all = [
    withRows(paths.request(first('requests'))),
    withRows(`/recent-changes?open=${first('audit')}`),
    '/compare/p00001?with=p00002',
  ];
  if (role !== 'owner') all.push(withRows(paths.report(first('reports'))));
  if (role === 'support') return all;
  all.push(paths.takeBack([first('audit', 'update')]), withRows('/all-products?grid=list'));
  all.push(paths.mergeThese(role, ['p00001', 'p00002']));
  all.push(paths.duplicateProduct(role, 'p00001', 'owner'));
  if (role === 'superAdmin') all.push(paths.addBusinessLike('owner'));
  return all;
};

/** An address for every page that a role has, in the sample data, and for what is opened on them. */
export const everyAddress = (role: Role, puts: readonly Put[]): string[] => [
  ...PAGES_OF[role].map(({ path }) => {
    const address = path
      .replace(':businessId', 'owner')
      .replace(':productId', 'p00001')
      .replace(':id', idIn(path));
    return path.split('/').length === 2 && !address.includes('add') ? withRows(address) : address;
  }),
  ...opened(role, puts),
];
