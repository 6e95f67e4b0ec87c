import { isPlainObject } from 'ra-data-firestore/query';
import { isOmitted } from '../omittedValue.ts';
import { isAmount } from '../product/fieldKinds.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import { type AuditedStep, isShortened } from './auditedStep.ts';

/** The amounts in a field's value, by where they stand; variants by their ids. */
const amountsIn = (
  field: string,
  value: unknown,
  place = field,
  isInside = isAmount(field),
): [string, number][] => {
  if (typeof value === 'number') return isInside ? [[place, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => {
      const id = isPlainObject(item) ? item.id : undefined;
      return amountsIn(field, item, `${place} ${id ?? index}`, isInside);
    });
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    amountsIn(key, inner, `${place} ${key}`, isInside || isAmount(key)),
  );
};

/** Whether a change leaves amounts that were others, or none, before. */
const hasNewAmounts = ({ field, from, to }: FieldChange): boolean => {
  if (isOmitted(to)) return field === 'variants' || isAmount(field);
  const before = new Map(amountsIn(field, from));
  return amountsIn(field, to).some(([place, amount]) => before.get(place) !== amount);
};

/** Whether the product comes into being by it: what comes back from the bin is as it was. */
const isReturn = ({ action }: AuditedStep) => action === 'create' || action === 'restore';

/**
 * Whether amounts of a product were written after a step, in the currency that the product had since.
 * @param since the steps that name the product after that one; null where nobody knows them.
 * @param taken those of them that are taken back, too.
 */
export const laterAmounts = (
  id: string,
  { at }: Pick<AuditEntry, 'at'>,
  since: readonly AuditedStep[] | null,
  taken: readonly Pick<AuditEntry, 'id'>[],
): boolean =>
  since === null ||
  since.some(
    step =>
      step.at > at &&
      step.records.includes(id) &&
      !isReturn(step) &&
      !taken.some(one => one.id === step.id) &&
      (isShortened(step) || changesOfRecord(step, id).some(hasNewAmounts)),
  );
