import { createHash } from 'node:crypto';
import { patternOf } from './pattern.ts';
import {
  Bytes,
  Duration,
  isEqual,
  isList,
  isMap,
  isSet,
  PartialMap,
  RulesError,
  type RulesMap,
  type RulesValue,
} from './values.ts';

const text = (value: RulesValue | undefined): string => {
  if (typeof value !== 'string') throw new RulesError('This is no text');
  return value;
};

const list = (value: RulesValue | undefined): readonly RulesValue[] => {
  if (value === undefined || !isList(value)) throw new RulesError('This is no list');
  return value;
};

const printed = (value: RulesValue): string => {
  if (typeof value === 'string') return value;
  if (value === null) return 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return `${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : `${value}`;
  throw new RulesError('This is no single value');
};

const membersOf = (value: RulesValue): readonly RulesValue[] | null => {
  if (isSet(value)) return [...value];
  return isList(value) ? value : null;
};

const set = (value: RulesValue | undefined): ReadonlySet<string> => {
  if (value === undefined || !isSet(value)) throw new RulesError('This is no set');
  return value;
};

const DAYS: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

const onText = (object: string, name: string, args: readonly RulesValue[]): RulesValue => {
  switch (name) {
    case 'size':
      return BigInt(object.length);
    case 'lower':
      // Of other letters than ASCII's the emulator makes nothing.
      return object.replace(/[A-Z]/g, letter => letter.toLowerCase());
    case 'matches':
      return patternOf(text(args[0])).test(object);
    default:
      throw new RulesError(`Texts have no ${name}()`);
  }
};

const onMembers = (object: readonly RulesValue[], name: string, args: readonly RulesValue[]) => {
  const others = membersOf(args[0] ?? null);
  if (!others) throw new RulesError('This has no members');
  // 5 is no member of [5.0], although both are equal.
  const has = (members: readonly RulesValue[]) => {
    const plain = new Set(members);
    return (one: RulesValue) =>
      plain.has(one) || (typeof one === 'object' && members.some(member => isEqual(member, one)));
  };
  switch (name) {
    case 'hasOnly':
      return object.every(has(others));
    case 'hasAny':
      return object.some(has(others));
    case 'hasAll':
      return others.every(has(object));
    default:
      throw new RulesError(`Members have no ${name}()`);
  }
};

const onMap = (object: RulesMap, name: string, args: readonly RulesValue[]): RulesValue => {
  if (object instanceof PartialMap && !(name === 'get' && object.has(text(args[0]))))
    throw new RulesError('Not all of it is known');
  switch (name) {
    case 'get':
      return object.get(text(args[0])) ?? (object.has(text(args[0])) ? null : (args[1] ?? null));
    case 'keys':
      return new Set(object.keys());
    case 'size':
      return BigInt(object.size);
    default:
      throw new RulesError(`Maps have no ${name}()`);
  }
};

const affected = (now: RulesMap, before: RulesMap): ReadonlySet<string> =>
  new Set(
    [...new Set([...now.keys(), ...before.keys()])].filter(
      key =>
        now.has(key) !== before.has(key) || !isEqual(now.get(key) ?? null, before.get(key) ?? null),
    ),
  );

/** What two maps differ in: `a.diff(b)`. */
class Difference extends Map<string, RulesValue> {
  constructor(readonly keysChanged: ReadonlySet<string>) {
    super();
  }
}

/** `object.name(args)`. @throws RulesError for what the language does not have, or is not known here. */
export const callMethod = (
  object: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue => {
  if (typeof object === 'string') return onText(object, name, args);
  if (object instanceof Difference && name === 'affectedKeys') return object.keysChanged;
  if (isMap(object)) {
    const other = args[0] ?? null;
    if (name === 'diff' && isMap(other)) return new Difference(affected(object, other));
    return onMap(object, name, args);
  }
  if ((isSet(object) || isList(object)) && name === 'size')
    return BigInt(isSet(object) ? object.size : object.length);
  if (isList(object) && name === 'join') return object.map(printed).join(text(args[0]));
  if (isList(object) && name === 'concat') return [...object, ...list(args[0])];
  if (isList(object) && name === 'toSet') return new Set(object.map(text));
  if (isSet(object) && name === 'difference') {
    const others = set(args[0]);
    return new Set([...object].filter(one => !others.has(one)));
  }
  if (object instanceof Bytes && name === 'toHexString') return object.hex.toUpperCase();
  const members = membersOf(object);
  if (members) return onMembers(members, name, args);
  throw new RulesError(`There is no ${name}() of this`);
};

/** Functions of the language itself, such as `string` and `hashing.sha256`. */
export const BUILT_IN: Record<string, (args: readonly RulesValue[]) => RulesValue> = {
  string: ([value]) => printed(value ?? null),
  'hashing.sha256': ([value]) => new Bytes(createHash('sha256').update(text(value)).digest('hex')),
  'duration.value': ([amount, unit]) =>
    new Duration(Number(amount) * (DAYS[text(unit)] ?? Number.NaN)),
};
