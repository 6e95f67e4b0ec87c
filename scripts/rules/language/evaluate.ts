import type { Allow, Expression, Match, Ruleset, RulesFunction, Segment } from './ast.ts';
import { BUILT_IN, callMethod } from './methods.ts';
import {
  compare,
  DocumentPath,
  Duration,
  isEqual,
  isList,
  isMap,
  isOfType,
  isSet,
  RulesError,
  type RulesMap,
  type RulesValue,
  Timestamp,
} from './values.ts';

/** One read or write that the rules are asked about. */
export interface Question {
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Parts of the document's path; a list's last one is null, as it is about any document. */
  path: readonly (string | null)[];
  request: RulesMap;
  /** `resource`; null where there is no document. */
  resource: RulesMap | null;
  /** A document's data by its path, before or after the commit; null where there is none. */
  lookUp: (path: string, when: 'before' | 'after') => RulesMap | null;
}

/** Is told what was evaluated, by the id of the expression or match. */
export interface Trace {
  visit: (id: number) => void;
  outcome: (id: number, value: boolean) => void;
}

interface Scope {
  names: Map<string, RulesValue>;
  functions: readonly RulesFunction[];
  outer: Scope | null;
}

/** Stands for a slash within one part of a path, which leads nowhere. */
const NOWHERE = '\u0000';

const UNKNOWN = new RulesError('This is not known');

const without = <T>(fails: string): T => {
  throw new RulesError(fails);
};

const LOOK_UPS = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** Evaluates one question by one set of rules. */
class Evaluation {
  constructor(
    private readonly question: Question,
    private readonly trace: Trace | null,
  ) {}

  isAllowed(match: Match, from: number, outer: Scope | null): boolean {
    const names = new Map<string, RulesValue>();
    const { path } = this.question;
    const to = matched(match.pattern, path, from, names);
    if (to < 0) return false;
    this.trace?.visit(match.id);
    const scope: Scope = { names, functions: match.functions, outer };
    if (outer === null) {
      names.set('request', this.question.request);
      names.set('resource', this.question.resource);
      names.set('database', '(default)');
    }
    return (
      (to === path.length && match.allows.some(allow => this.grants(allow, scope))) ||
      match.matches.some(inner => this.isAllowed(inner, to, scope))
    );
  }

  private grants({ methods, condition }: Allow, scope: Scope): boolean {
    const { method } = this.question;
    const isRead = method === 'get' || method === 'list';
    const names = methods.map(({ name }) => name);
    if (!names.includes(method) && !names.includes(isRead ? 'read' : 'write')) return false;
    if (!condition) return true;
    try {
      return this.value(condition, scope) === true;
    } catch (error) {
      if (error instanceof RulesError) return false;
      throw error;
    }
  }

  private value(e: Expression, scope: Scope): RulesValue {
    this.trace?.visit(e.id);
    const value = this.evaluate(e, scope);
    if (typeof value === 'boolean') this.trace?.outcome(e.id, value);
    return value;
  }

  private evaluate(e: Expression, scope: Scope): RulesValue {
    switch (e.kind) {
      case 'literal':
        return e.value;
      case 'list':
        return e.items.map(item => this.value(item, scope));
      case 'map':
        return new Map(e.entries.map(({ key, value }) => [key, this.value(value, scope)]));
      case 'name':
        return named(e.name, scope);
      case 'member': {
        const object = this.value(e.object, scope);
        if (!isMap(object) || !object.has(e.name)) throw UNKNOWN;
        return object.get(e.name) ?? null;
      }
      case 'call':
        return this.call(e.callee, e.args, scope);
      case 'index':
        return indexed(this.value(e.object, scope), this.value(e.index, scope));
      case 'slice':
        return sliced(
          this.value(e.object, scope),
          this.value(e.from, scope),
          this.value(e.to, scope),
        );
      case 'path':
        return this.path(e.parts, scope);
      case 'unary': {
        const operand = this.value(e.operand, scope);
        if (e.operator === '!' && typeof operand === 'boolean') return !operand;
        if (e.operator === '-' && typeof operand === 'bigint') return -operand;
        throw UNKNOWN;
      }
      case 'is':
        return isOfType(this.value(e.value, scope), e.type);
      case 'ternary': {
        const condition = this.value(e.condition, scope);
        if (typeof condition !== 'boolean') throw UNKNOWN;
        return this.value(condition ? e.yes : e.no, scope);
      }
      case 'binary':
        if (e.operator === '&&' || e.operator === '||')
          return this.logical(e.left, e.right, e.operator === '||', scope);
        return operated(e.operator, this.value(e.left, scope), this.value(e.right, scope));
    }
  }

  /** What decides alone (`true` of `||`, `false` of `&&`) does so although the other side fails. */
  private logical(left: Expression, right: Expression, decisive: boolean, scope: Scope): boolean {
    let failure: RulesError | null = null;
    try {
      const value = this.value(left, scope);
      if (value === decisive) return decisive;
      if (typeof value !== 'boolean') failure = UNKNOWN;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      failure = error;
    }
    const value = this.value(right, scope);
    if (value === decisive) return decisive;
    if (failure || typeof value !== 'boolean') throw failure ?? UNKNOWN;
    return value;
  }

  private call(callee: Expression, args: readonly Expression[], scope: Scope): RulesValue {
    if (callee.kind === 'member') {
      const space = callee.object.kind === 'name' ? `${callee.object.name}.${callee.name}` : '';
      const known = Object.hasOwn(BUILT_IN, space) ? BUILT_IN[space] : undefined;
      const values = () => args.map(arg => this.value(arg, scope));
      if (known) return known(values());
      return callMethod(this.value(callee.object, scope), callee.name, values());
    }
    if (callee.kind !== 'name') throw UNKNOWN;
    const values = args.map(arg => this.value(arg, scope));
    if (LOOK_UPS.has(callee.name)) return this.lookUp(callee.name, values[0] ?? null);
    const builtIn = Object.hasOwn(BUILT_IN, callee.name) ? BUILT_IN[callee.name] : undefined;
    if (builtIn) return builtIn(values);
    return this.apply(callee.name, values, scope);
  }

  private apply(name: string, values: readonly RulesValue[], scope: Scope): RulesValue {
    for (let at: Scope | null = scope; at; at = at.outer) {
      const found = at.functions.find(candidate => candidate.name === name);
      if (!found) continue;
      const names = new Map(found.parameters.map((key, n) => [key, values[n] ?? null] as const));
      const inner: Scope = { names, functions: [], outer: at };
      for (const { name: bound, value } of found.lets) names.set(bound, this.value(value, inner));
      return this.value(found.result, inner);
    }
    return without(`There is no function ${name}`);
  }

  private path(parts: readonly (string | Expression)[], scope: Scope): RulesValue {
    const texts = parts.map(part => {
      const value = typeof part === 'string' ? part : this.value(part, scope);
      if (value !== null && !['string', 'bigint', 'number', 'boolean'].includes(typeof value))
        throw UNKNOWN;
      if (value === '') throw UNKNOWN;
      return String(value).replaceAll('/', NOWHERE);
    });
    return new DocumentPath(texts.slice(3).join('/'));
  }

  private lookUp(name: string, target: RulesValue): RulesValue {
    if (!(target instanceof DocumentPath) || target.path.split('/').length % 2 === 1) throw UNKNOWN;
    const data = this.question.lookUp(target.path, name.endsWith('After') ? 'after' : 'before');
    if (name.startsWith('exists')) return data !== null;
    if (data === null) throw UNKNOWN;
    return new Map<string, RulesValue>([['data', data]]);
  }
}

const named = (name: string, scope: Scope): RulesValue => {
  for (let at: Scope | null = scope; at; at = at.outer) {
    const value = at.names.get(name);
    if (value !== undefined) return value;
  }
  throw UNKNOWN;
};

const indexed = (object: RulesValue, index: RulesValue): RulesValue => {
  if (isMap(object) && typeof index === 'string' && object.has(index))
    return object.get(index) ?? null;
  if (!isList(object) || typeof index !== 'bigint') throw UNKNOWN;
  const value = object[Number(index)];
  if (value === undefined) throw UNKNOWN;
  return value;
};

const sliced = (object: RulesValue, from: RulesValue, to: RulesValue): RulesValue => {
  if (typeof from !== 'bigint' || typeof to !== 'bigint') throw UNKNOWN;
  if (typeof object !== 'string' && !isList(object)) throw UNKNOWN;
  // An empty slice is an error, too.
  if (from < 0 || to <= from || to > object.length) throw UNKNOWN;
  return object.slice(Number(from), Number(to));
};

const contains = (value: RulesValue, holder: RulesValue): boolean => {
  if (isList(holder)) return holder.some(item => isEqual(item, value));
  if ((isMap(holder) || isSet(holder)) && typeof value === 'string') return holder.has(value);
  throw UNKNOWN;
};

const added = (a: RulesValue, b: RulesValue): RulesValue => {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b;
  const isNumber = (value: RulesValue) => typeof value === 'bigint' || typeof value === 'number';
  if (isNumber(a) && isNumber(b)) return Number(a) + Number(b);
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (a instanceof Timestamp && b instanceof Duration)
    return new Timestamp(a.milliseconds + b.milliseconds);
  throw UNKNOWN;
};

const operated = (operator: string, a: RulesValue, b: RulesValue): RulesValue => {
  switch (operator) {
    case '==':
      return isEqual(a, b);
    case '!=':
      return !isEqual(a, b);
    case '<':
      return compare(a, b) < 0;
    case '<=':
      return compare(a, b) <= 0;
    case '>':
      return compare(a, b) > 0;
    case '>=':
      return compare(a, b) >= 0;
    case 'in':
      return contains(a, b);
    case '+':
      return added(a, b);
    case '*':
      if (typeof a === 'bigint' && typeof b === 'bigint') return a * b;
      throw UNKNOWN;
    case '-':
      if (typeof a === 'bigint' && typeof b === 'bigint') return a - b;
      if (a instanceof Timestamp && b instanceof Duration)
        return new Timestamp(a.milliseconds - b.milliseconds);
      if (a instanceof Timestamp && b instanceof Timestamp)
        return new Duration(a.milliseconds - b.milliseconds);
      throw UNKNOWN;
    default:
      throw UNKNOWN;
  }
};

/** How many parts of the path a pattern takes in, from `from` on; -1 where it does not fit. */
const matched = (
  pattern: readonly Segment[],
  path: readonly (string | null)[],
  from: number,
  names: Map<string, RulesValue>,
): number => {
  let at = from;
  for (const { kind, name } of pattern) {
    if (name === 'databases' || name === 'database' || name === 'documents') continue;
    const part = path[at];
    if (kind === 'rest') {
      const rest = path.slice(at);
      if (rest.length === 0) return -1;
      if (rest.every(each => each !== null)) names.set(name, rest.join('/'));
      return path.length;
    }
    if (part === undefined || (kind === 'literal' && part !== name)) return -1;
    if (kind === 'one' && part !== null) names.set(name, part);
    at += 1;
  }
  return at;
};

/** What the rules say to a question, as the emulator does for what `tests/rules` asks it. */
export const evaluateRules = (
  rules: Ruleset,
  question: Question,
  trace: Trace | null = null,
): boolean => new Evaluation(question, trace).isAllowed(rules.root, 0, null);
