import type { Context } from '../context.ts';
import type { CallMeta, Filter } from '../options.ts';
import { countRows, type Figures, readAggregate } from '../reading/figures.ts';
import type { Part } from './part.ts';
import { run } from './run.ts';

/** What an aggregation is asked. */
export interface AggregateRequest {
  filter?: Filter;
  sum?: readonly string[];
  average?: readonly string[];
  meta?: CallMeta;
}

/** Figures that are worked out by the database. */
export interface FigureMethods {
  /** How many rows match. */
  count: (resource: string, request?: { filter?: Filter; meta?: CallMeta }) => Promise<number>;
  /** Counts, sums and averages over all rows that match. */
  aggregate: (resource: string, request: AggregateRequest) => Promise<Figures>;
}

const methods = (context: Context): FigureMethods => ({
  count: (resource, request = {}) =>
    run({ method: 'count', resource }, call => countRows(context, call, request)),
  aggregate: (resource, request) =>
    run({ method: 'aggregate', resource }, call => readAggregate(context, call, request)),
});

/** Counts, sums and averages. */
export const figures = { methods } satisfies Part;
