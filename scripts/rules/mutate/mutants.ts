import type { Expression, Match, Ruleset } from '../language/ast.ts';
import { type Holder, holdersOf, matchesOf, partsOf } from '../language/walk.ts';
import { patternChanges } from './patternChanges.ts';

/** One small change of the rules' text. */
export interface Mutant {
  operator: string;
  /** What is replaced: from `start` to before `end`. */
  start: number;
  end: number;
  text: string;
  /** Where: the function or `allow`. */
  place: string;
  /** The expression that has to be evaluated for the change to matter; null: any request may reach it. */
  reachedBy: number | null;
}

type Change = Pick<Mutant, 'operator' | 'start' | 'end' | 'text'>;

interface Context {
  source: string;
  holder: Holder;
  /** The fields that the holder asks of each name. */
  fields: ReadonlyMap<string, readonly string[]>;
}

const FLIPPED: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
};

const OTHER_LOOK_UP: Record<string, string> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

const of = (e: { start: number; end: number }, operator: string, text: string): Change => ({
  ...{ operator, text },
  start: e.start,
  end: e.end,
});

const chainOf = (e: Expression, operator: string): Expression[] =>
  e.kind === 'binary' && e.operator === operator
    ? [...chainOf(e.left, operator), ...chainOf(e.right, operator)]
    : [e];

/** `a && b` as `a || b`, an operand of a chain as what does not matter in it. */
const ofLogical = (e: Extract<Expression, { kind: 'binary' }>, source: string): Change[] => {
  const swapped = e.operator === '&&' ? '||' : '&&';
  const left = source.slice(e.start, e.at.start);
  const right = source.slice(e.at.end, e.end);
  // A comment may close either side.
  return [of(e, 'swap and/or', `((${left}\n) ${swapped} (${right}\n))`)];
};

const ofChain = (e: Extract<Expression, { kind: 'binary' }>): Change[] => {
  const [operator, text] =
    e.operator === '&&' ? ['drop a conjunct', 'true'] : ['drop an alternative', 'false'];
  return chainOf(e, e.operator).map(part => of(part, operator, text));
};

const ofBinary = (e: Extract<Expression, { kind: 'binary' }>, source: string): Change[] => {
  if (e.operator === '&&' || e.operator === '||') return ofLogical(e, source);
  if (e.operator === 'in')
    return [of(e, 'flip a comparison', `!(${source.slice(e.start, e.end)})`)];
  const flipped = FLIPPED[e.operator];
  return flipped ? [of(e.at, 'flip a comparison', flipped)] : [];
};

const ofLiteral = (e: Extract<Expression, { kind: 'literal' }>, source: string): Change[] => {
  if (typeof e.value === 'bigint')
    return [
      of(e, 'another limit', `${e.value + 1n}`),
      ...(e.value > 0n ? [of(e, 'another limit', `${e.value - 1n}`)] : []),
    ];
  if (typeof e.value === 'boolean') return [of(e, 'another value', `${!e.value}`)];
  if (typeof e.value !== 'string') return [];
  const raw = source.slice(e.start, e.end);
  const changes = patternChanges(raw);
  if (changes.length > 0) return changes.map(text => of(e, 'another pattern', text));
  return [of(e, 'another value', `${raw.slice(0, -1)}~${raw.at(-1)}`)];
};

/** A key and a value that nobody declared, as the tests know them. */
const STRANGERS = `'isAdmin', 'words'`;

const ofList = (e: Extract<Expression, { kind: 'list' }>, source: string): Change[] => {
  const texts = e.items.map(item => source.slice(item.start, item.end));
  if (e.items.some(item => item.kind !== 'literal')) return [];
  return [
    ...texts.map((_, at) => of(e, 'one less', `[${texts.filter((_, n) => n !== at).join(', ')}]`)),
    // One more of what is forbidden is stricter, and nothing is taken away by what is not there.
    ...(texts.length > 0 && !/(hasAny|difference)\($/.test(source.slice(0, e.start))
      ? [of(e, 'one more', `[${[...texts, STRANGERS].join(', ')}]`)]
      : []),
  ];
};

const ofMember = (e: Extract<Expression, { kind: 'member' }>, context: Context): Change[] => {
  if (e.object.kind !== 'name') return [];
  const fields = context.fields.get(e.object.name) ?? [];
  if (!fields.includes(e.name)) return [];
  const next = fields[(fields.indexOf(e.name) + 1) % fields.length];
  const at = { start: e.end - e.name.length, end: e.end };
  return next && next !== e.name ? [of(at, 'another field', next)] : [];
};

const ofName = (e: Extract<Expression, { kind: 'name' }>, { holder }: Context): Change[] => {
  const other = { d: 'old', old: 'd' }[e.name];
  return other && holder.fn?.parameters.includes(other) ? [of(e, 'another record', other)] : [];
};

const ofCall = (e: Extract<Expression, { kind: 'call' }>): Change[] => {
  const other = e.callee.kind === 'name' ? OTHER_LOOK_UP[e.callee.name] : undefined;
  return other ? [of(e.callee, 'another moment', other)] : [];
};

const ofPath = (e: Extract<Expression, { kind: 'path' }>, source: string): Change[] => {
  const raw = source.slice(e.start, e.end);
  return e.parts.flatMap((part, at) =>
    typeof part === 'string' && at >= 3
      ? [
          of(
            e,
            'another path',
            raw.replace(`/${part}`, `/${part === 'users' ? 'business' : 'users'}`),
          ),
        ]
      : [],
  );
};

const changesOf = (e: Expression, context: Context): Change[] => {
  const { source } = context;
  switch (e.kind) {
    case 'binary':
      return ofBinary(e, source);
    case 'literal':
      return ofLiteral(e, source);
    case 'list':
      return ofList(e, source);
    case 'member':
      return ofMember(e, context);
    case 'name':
      return ofName(e, context);
    case 'call':
      return ofCall(e);
    case 'path':
      return ofPath(e, source);
    case 'unary':
      return e.operator === '!' ? [of({ start: e.start, end: e.start + 1 }, 'drop a not', '')] : [];
    case 'ternary':
      return ['true', 'false'].map(text => of(e.condition, 'a constant condition', text));
    default:
      return [];
  }
};

const isChain = (e: Expression): e is Extract<Expression, { kind: 'binary' }> =>
  e.kind === 'binary' && (e.operator === '&&' || e.operator === '||');

const below = (e: Expression, context: Context, within: string | null): Mutant[] => {
  const place = context.holder.name;
  const asMutants = (reachedBy: number) => (change: Change) => ({ ...change, place, reachedBy });
  const operator = isChain(e) ? e.operator : null;
  const own = changesOf(e, context).map(asMutants(e.id));
  const chain = isChain(e) && operator !== within ? ofChain(e) : [];
  const inner = partsOf(e).flatMap(part =>
    // Texts of a list are left out or added, not changed one by one.
    e.kind === 'list' && part.kind === 'literal' ? [] : below(part, context, operator),
  );
  return [...own, ...chain.map(asMutants(e.id)), ...inner];
};

const ofHolder = (holder: Holder, source: string): Mutant[] => {
  const fields = new Map<string, string[]>();
  const collect = (e: Expression) => {
    if (e.kind === 'member' && e.object.kind === 'name') {
      const known = fields.get(e.object.name) ?? [];
      if (!known.includes(e.name)) fields.set(e.object.name, [...known, e.name]);
    }
    // A method is no field.
    const parts =
      e.kind === 'call' && e.callee.kind === 'member' ? [e.callee.object, ...e.args] : partsOf(e);
    parts.forEach(collect);
  };
  holder.expressions.forEach(collect);
  const context = { source, holder, fields };
  const whole = holder.fn
    ? []
    : holder.expressions.map(e => ({
        ...of(e, 'a constant condition', 'true'),
        place: holder.name,
        reachedBy: e.id,
      }));
  return [...whole, ...holder.expressions.flatMap(e => below(e, context, null))];
};

const METHODS: Record<string, readonly string[]> = {
  get: ['read'],
  list: ['read'],
  read: ['get', 'list'],
  create: ['write'],
  update: ['write'],
  delete: ['write'],
};

const ofMatch = ({ pattern, allows }: Match): Mutant[] => {
  if (pattern.length === 0 || pattern[0]?.name === 'databases' || pattern[0]?.name === 'b')
    return [];
  const place = pattern.map(({ name }) => `/${name}`).join('');
  const paths = pattern.flatMap(segment => {
    if (segment.kind === 'literal') return [of(segment, 'a wider path', '{any}')];
    // What takes in the rest stands last.
    return segment === pattern.at(-1) ? [of(segment, 'a wider path', `{${segment.name}=**}`)] : [];
  });
  const methods = allows.flatMap(allow =>
    allow.methods.flatMap(method =>
      (METHODS[method.name] ?? []).map(text => of(method, 'another method', text)),
    ),
  );
  return [...paths, ...methods].map(change => ({ ...change, place, reachedBy: null }));
};

/** Every mutant of a rules file, in the order of its text. */
export const mutantsOf = (source: string, rules: Ruleset): Mutant[] =>
  [
    ...holdersOf(rules.root).flatMap(holder => ofHolder(holder, source)),
    ...matchesOf(rules.root).flatMap(ofMatch),
  ]
    .filter(({ start, end, text }) => source.slice(start, end) !== text)
    .sort((a, b) => a.start - b.start || a.end - b.end);

/** The rules' text with the change made. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
