import { COLLECTIONS } from '../collections.ts';
import { sameValue } from '../fieldChanges.ts';
import { type CheckedChange, invalid, type Refusal } from './authorizeWriteTypes.ts';

/** Markup that no description may carry, whatever sanitised it. */
const FORBIDDEN_MARKUP =
  /<\s*(?:\/\s*)?(script|iframe|object|embed|style|svg|math|form|meta|link|base)[\s/>]/i;

/** The names of the fields that a change adds, changes or removes. */
export const changedFields = ({ before, after }: CheckedChange): string[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete('id');
  return [...names].filter(
    name =>
      before?.[name] !== after?.[name] &&
      (before?.[name] === undefined ||
        after?.[name] === undefined ||
        !sameValue(before[name], after[name])),
  );
};

/** Refuses a record that its schema does not describe. Fields from before may stay as they are. */
export const checkShape = (change: CheckedChange): Refusal | null => {
  const { resource, after } = change;
  if (!after) return null;
  const { schema } = COLLECTIONS[resource];
  const unknown = changedFields(change).find(name => !Object.hasOwn(schema.shape, name));
  if (unknown) return invalid(`${resource} has no field "${unknown}"`, unknown);
  const parsed = schema.safeParse(after);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? '';
    return invalid(`${resource}.${field}: ${issue?.message ?? 'is not valid'}`, field);
  }
  const { description } = after;
  if (
    resource === 'products' &&
    typeof description === 'string' &&
    FORBIDDEN_MARKUP.test(description)
  )
    return invalid('The description has markup that must not be stored', 'description');
  return null;
};
