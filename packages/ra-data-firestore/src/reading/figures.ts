import { average, count, sum } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import type { CallMeta, Filter } from '../options.ts';
import { type Query, QueryError } from '../query/index.ts';
import { fieldPath, type ListPlan, planQuery } from './planQuery.ts';
import { readCount, readFigures } from './reader.ts';
import { streamRows } from './streamRows.ts';

/** Figures over all rows that match. */
export interface Figures {
  count: number;
  sum: Record<string, number>;
  /** null where no row has a number in the field. */
  average: Record<string, number | null>;
}

/** Which figures to work out. */
export interface FiguresRequest {
  filter?: Filter | undefined;
  sum?: readonly string[];
  average?: readonly string[];
  meta?: CallMeta | undefined;
}

const countByReading = async (context: Context, call: Call, request: FiguresRequest) => {
  let rows = 0;
  for await (const page of streamRows(context, call, request)) rows += page.length;
  return rows;
};

/** How many rows match. A search of several words has to read its rows. @throws HttpError */
export const countRows = async (
  context: Context,
  call: Call,
  request: Pick<FiguresRequest, 'filter' | 'meta'>,
): Promise<number> => {
  const plan = planQuery(context, call.resource, { ...request, isCount: true });
  if (plan.isEmpty) return 0;
  if (plan.findIds) return (await plan.findIds(call.signal)).length;
  return plan.residual
    ? countByReading(context, call, request)
    : readCount(context, call, plan.query.orderBy.length > 0 ? plan.counted : plan.filtered);
};

const checkAggregate = (context: Context, plan: ListPlan, fields: readonly string[]) => {
  if (plan.residual || plan.findIds)
    throw new QueryError(`${plan.resource}: sums and averages cannot go with this search`, 'q');
  for (const field of fields) {
    const asked: Query = { where: plan.query.where, orderBy: [{ field, direction: 'asc' }] };
    context.aids.checks?.askedFor(context, plan.resource, plan.options, asked);
  }
};

/**
 * Counts, sums and averages over all rows that match, each billed as a count. One request a field:
 * together Firestore would leave out every row that lacks one of the fields.
 * @throws HttpError
 */
export const readAggregate = async (
  context: Context,
  call: Call,
  request: FiguresRequest,
): Promise<Figures> => {
  const { sum: sums = [], average: averages = [] } = request;
  const fields = [...new Set([...sums, ...averages])];
  const plan = planQuery(context, call.resource, request);
  checkAggregate(context, plan, fields);
  const figuresOf = (field: string) =>
    readFigures(context, call, plan.filtered, {
      count: count(),
      sum: sum(fieldPath(field)),
      average: average(fieldPath(field)),
    });
  const [rows, ...figures] = await Promise.all([
    plan.isEmpty ? 0 : readCount(context, call, plan.filtered),
    ...fields.map(field => (plan.isEmpty ? { sum: 0, average: null } : figuresOf(field))),
  ]);
  const of = (field: string) => figures[fields.indexOf(field)];
  return {
    count: rows,
    sum: Object.fromEntries(sums.map(field => [field, of(field)?.sum ?? 0])),
    average: Object.fromEntries(averages.map(field => [field, of(field)?.average ?? null])),
  };
};
