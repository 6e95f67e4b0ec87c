import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import type { CallMeta } from '../options.ts';
import {
  compareStrings,
  ID_FIELD,
  QueryError,
  rangeFields,
  type StoredRecord,
} from '../query/index.ts';
import { positionAt, rowsAfter } from './fetchRows.ts';
import { readMany } from './oneAndMany.ts';
import { type Page, readPage } from './pages.ts';
import { type ListPlan, type ListRequest, planQuery } from './planQuery.ts';
import { toRecord } from './records.ts';
import { cachedTotal, totalMode, totalOf } from './totals.ts';

/** A react-admin request for a page. */
export interface PageRequest extends ListRequest {
  pagination?: { page: number; perPage: number } | undefined;
}

/** A page as react-admin wants it: with a total, or with `pageInfo` where that is not known. */
export interface PageResult {
  data: StoredRecord[];
  total?: number;
  pageInfo?: { hasNextPage: boolean; hasPreviousPage: boolean };
  /**
   * `partial`: the search stopped after `scanned` rows, more may match. `countOnly`: only the total
   * was asked, so there are no rows.
   */
  meta?: { partial: true; scanned: number } | { countOnly: true };
}

const DEFAULT_PER_PAGE = 25;

const windowOf = ({ pagination }: PageRequest) => {
  const size = Math.max(1, pagination?.perPage ?? DEFAULT_PER_PAGE);
  return { size, offset: (Math.max(1, pagination?.page ?? 1) - 1) * size };
};

const records = (plan: ListPlan, rows: readonly QueryDocumentSnapshot[]) =>
  rows.map(row => toRecord(row, plan.options));

/**
 * Whether only the total is asked: by `meta`, or as react-admin's `<Count>` and
 * `<ReferenceManyCount>` do, for one row in the order that nobody chose.
 */
const isCountOnly = ({ meta = {}, pagination, sort }: PageRequest) =>
  meta.countOnly === true ||
  (meta.countOnly === undefined &&
    meta.total !== 'none' &&
    pagination?.page === 1 &&
    pagination.perPage === 1 &&
    sort?.field === ID_FIELD &&
    sort.order === 'DESC');

const totalAlone = async (context: Context, call: Call, plan: ListPlan, meta: CallMeta) => {
  const total =
    meta.countOnly === true
      ? await cachedTotal(context, call, plan)
      : await totalOf(context, call, plan, totalMode(context, plan, meta));
  return total === undefined ? undefined : { data: [], total, meta: { countOnly: true as const } };
};

/**
 * The rows of a range by their ids. Firestore orders a range by its field first, so all that match
 * are read, at most `maxScan`.
 */
const sortedHere = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  order: 'ASC' | 'DESC',
): Promise<PageResult> => {
  const { maxScan } = context.settings;
  const total = await cachedTotal(context, call, plan);
  const fields = rangeFields(plan.query).filter(field => field !== ID_FIELD);
  if (total > maxScan)
    throw new QueryError(
      `${plan.resource}: Firestore does not sort by id what is filtered by a range (${fields.join(', ')}), and ${total} rows are too many to sort here (maxScan is ${maxScan}): sort by ${fields[0]}, or narrow the filter`,
      ID_FIELD,
    );
  const rows = await rowsAfter(context, call, plan, undefined, total);
  const sorted = rows.sort((a, b) => compareStrings(a.id, b.id));
  if (order === 'DESC') sorted.reverse();
  return { data: records(plan, sorted.slice(offset, offset + size)), total };
};

const foundByService = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  request: PageRequest,
  findIds: NonNullable<ListPlan['findIds']>,
): Promise<PageResult> => {
  const ids = await findIds(call.signal);
  const { offset, size } = windowOf(request);
  const shown = ids.slice(offset, offset + size);
  return {
    data: await readMany(context, call, plan.resource, shown, request.meta),
    total: ids.length,
  };
};

/** Without a total: one row more than the page tells whether there is another page. */
const pageWithInfo = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
): Promise<PageResult> => {
  const known = () => totalOf(context, call, plan, 'cached');
  const { rows } = await readPage(context, call, plan, offset, size, known, 1);
  return {
    data: records(plan, rows.slice(0, size)),
    pageInfo: { hasNextPage: rows.length > size, hasPreviousPage: offset > 0 },
  };
};

const hasMore = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  { rows }: Page,
  size: number,
) => {
  const last = rows.at(-1);
  if (!last || rows.length < size) return false;
  const next = await rowsAfter(context, call, plan, positionAt(plan, last, 0, true), 1);
  return next.length > 0;
};

const scannedResult = (plan: ListPlan, page: Page, offset: number): PageResult => {
  const data = records(plan, page.rows);
  if (page.total !== undefined) return { data, total: page.total };
  const info = { hasNextPage: true, hasPreviousPage: offset > 0 };
  return { data, pageInfo: info };
};

const pageWithTotal = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  offset: number,
  size: number,
  meta: CallMeta,
): Promise<PageResult> => {
  const counted = totalOf(context, call, plan, totalMode(context, plan, meta));
  // The page may fail first: its error is the one to report.
  counted.catch(() => undefined);
  const page = await readPage(context, call, plan, offset, size, () => counted);
  const data = records(plan, page.rows);
  if (page.total !== undefined) return { data, total: page.total };
  const mode = totalMode(context, plan, meta);
  const total = await (page.isMoved ? totalOf(context, call, plan, mode) : counted);
  if (total !== undefined) return { data, total };
  const hasNextPage = await hasMore(context, call, plan, page, size);
  return { data, pageInfo: { hasNextPage, hasPreviousPage: offset > 0 } };
};

/**
 * The rows of one page, with the total in the wanted mode. An empty list is looked into: a filter
 * that could never match what the fields hold is asked again, as it can.
 * @throws HttpError
 */
export const readList = async (
  context: Context,
  call: Call,
  request: PageRequest,
): Promise<PageResult> => {
  const plan = planQuery(context, call.resource, request);
  const result = await readPlanned(context, call, plan, request);
  const isEmpty = result.data.length === 0 && !result.total && windowOf(request).offset === 0;
  const { kinds } = context.aids;
  if (!kinds || !isEmpty || plan.isEmpty) return result;
  if (!(await kinds.explainEmpty(context, call, plan))) return result;
  const again = planQuery(context, call.resource, request);
  return again.totalKey === plan.totalKey ? result : readPlanned(context, call, again, request);
};

const readPlanned = async (
  context: Context,
  call: Call,
  plan: ListPlan,
  request: PageRequest,
): Promise<PageResult> => {
  if (plan.findIds) return foundByService(context, call, plan, request, plan.findIds);
  if (plan.isEmpty) return { data: [], total: 0 };
  const meta = request.meta ?? {};
  const { offset, size } = windowOf(request);
  if (plan.residual) {
    const page = await readPage(context, call, plan, offset, size, async () => undefined);
    const result = scannedResult(plan, page, offset);
    const { partial, scanned = 0 } = page;
    return partial ? { ...result, meta: { partial, scanned } } : result;
  }
  const counted = isCountOnly(request) ? await totalAlone(context, call, plan, meta) : undefined;
  if (counted) return counted;
  if (plan.isSortedHere)
    return sortedHere(context, call, plan, offset, size, request.sort?.order ?? 'ASC');
  if (totalMode(context, plan, meta) === 'none')
    return pageWithInfo(context, call, plan, offset, size);
  return pageWithTotal(context, call, plan, offset, size, meta);
};
