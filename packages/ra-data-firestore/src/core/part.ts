import type { Aids, Context } from '../context.ts';

/** A part of a data provider: methods that it has, and what it adds to those of other parts. */
export interface Part<Methods extends object = object> {
  methods?: (context: Context) => Methods;
  aids?: Aids;
}

type MethodsOf<One> = One extends { methods: (context: Context) => infer Methods }
  ? Methods
  : unknown;

/** The methods of several parts. */
export type MethodsOfAll<Parts extends readonly Part[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly Part[],
]
  ? MethodsOf<First> & MethodsOfAll<Rest>
  : unknown;
