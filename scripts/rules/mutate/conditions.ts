import type { Expression, Ruleset } from '../language/ast.ts';
import { holdersOf, partsOf } from '../language/walk.ts';

/** An expression that decides something: it can be true or false. */
export interface Condition {
  expression: Expression;
  /** The function or `allow` it stands in. */
  place: string;
}

const LOGICAL = ['&&', '||'];
const DECIDING = [...LOGICAL, '==', '!=', '<', '<=', '>', '>=', 'in'];

const isDeciding = (e: Expression) =>
  e.kind === 'is' ||
  (e.kind === 'unary' && e.operator === '!') ||
  (e.kind === 'binary' && DECIDING.includes(e.operator));

/** The parts of an expression of which a truth value is asked. */
const isAsked = (e: Expression, part: Expression, asked: boolean): boolean => {
  if (e.kind === 'binary') return LOGICAL.includes(e.operator);
  if (e.kind === 'unary') return e.operator === '!';
  if (e.kind === 'ternary') return part === e.condition || asked;
  return false;
};

const within = (e: Expression, asked: boolean): Expression[] => [
  ...((asked && e.kind !== 'literal') || isDeciding(e) ? [e] : []),
  ...partsOf(e).flatMap(part => within(part, isAsked(e, part, asked))),
];

/**
 * Every expression of the rules that decides something, in the order of the text.
 * @param answers the ids of expressions that are known to have a truth value.
 */
export const conditionsOf = (
  { root }: Ruleset,
  answers: { has: (id: number) => boolean },
): Condition[] =>
  holdersOf(root)
    .flatMap(({ name, fn, expressions }) =>
      expressions.flatMap(e =>
        within(e, fn === null || answers.has(e.id)).map(expression => ({
          expression,
          place: name,
        })),
      ),
    )
    .sort((a, b) => a.expression.start - b.expression.start);
