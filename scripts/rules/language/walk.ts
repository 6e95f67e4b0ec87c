import type { Expression, Match, RulesFunction } from './ast.ts';

/** The expressions directly inside one. */
export const partsOf = (e: Expression): Expression[] => {
  switch (e.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return e.items;
    case 'map':
      return e.entries.map(({ value }) => value);
    case 'member':
      return [e.object];
    case 'call':
      return [e.callee, ...e.args];
    case 'index':
      return [e.object, e.index];
    case 'slice':
      return [e.object, e.from, e.to];
    case 'path':
      return e.parts.filter(part => typeof part !== 'string');
    case 'unary':
      return [e.operand];
    case 'is':
      return [e.value];
    case 'binary':
      return [e.left, e.right];
    case 'ternary':
      return [e.condition, e.yes, e.no];
  }
};

/** A place that holds an expression: a function's or an `allow` of a match's. */
export interface Holder {
  /** `function isOwner`, or `allow get` and the path it is about. */
  name: string;
  fn: RulesFunction | null;
  expressions: Expression[];
}

const patternText = ({ pattern }: Match) =>
  pattern.map(({ kind, name }) => `/${kind === 'literal' ? name : `{${name}}`}`).join('');

/** Everything below a match that holds expressions, with what to call it. */
export const holdersOf = (match: Match, above = ''): Holder[] => {
  const path = match.pattern[0]?.name === 'databases' ? '' : above + patternText(match);
  return [
    ...match.functions.map(fn => ({
      name: `${path && `${path} `}${fn.name}()`,
      fn,
      expressions: [...fn.lets.map(({ value }) => value), fn.result],
    })),
    ...match.allows.map(({ methods, condition }) => ({
      name: `${path} allow ${methods.map(({ name }) => name).join(', ')}`,
      fn: null,
      expressions: condition ? [condition] : [],
    })),
    ...match.matches.flatMap(inner => holdersOf(inner, path)),
  ];
};

/** A match and all that are in it. */
export const matchesOf = (match: Match): Match[] => [match, ...match.matches.flatMap(matchesOf)];
