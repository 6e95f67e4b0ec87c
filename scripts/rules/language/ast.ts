/** Where something stands in the text of the rules: from `start` to before `end`. */
interface Span {
  start: number;
  end: number;
}

/** What an expression is, without its place. */
type ExpressionKind =
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: string; value: Expression }[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'call'; callee: Expression; args: Expression[] }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
  | { kind: 'path'; parts: (string | Expression)[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'is'; value: Expression; type: string }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression; at: Span }
  | { kind: 'ternary'; condition: Expression; yes: Expression; no: Expression };

/** An expression; `id` numbers the expressions and matches of one text in the order of their end. */
export type Expression = ExpressionKind & Span & { id: number };

/** `function name(parameters) { let …; return result; }` */
export interface RulesFunction {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
}

/** One part of a path pattern: `business`, `{id}` or `{file=**}`. */
export type Segment = Span & { name: string; kind: 'literal' | 'one' | 'rest' };

/** `allow methods: if condition;` */
export interface Allow {
  methods: (Span & { name: string })[];
  condition: Expression | null;
}

/** `match /pattern { … }` */
export interface Match extends Span {
  id: number;
  pattern: Segment[];
  functions: RulesFunction[];
  allows: Allow[];
  matches: Match[];
}

/** A parsed file of rules: the service's body as a match of the empty path. */
export interface Ruleset {
  root: Match;
  /** How many ids were given. */
  size: number;
}
