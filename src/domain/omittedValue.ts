import { valueBytes } from './merge/documentSize.ts';

/** A new value larger than this is not kept in the audit entry: the record itself holds it. */
const LARGEST_NEW_VALUE = 4_000;

/** Stands in an audit entry for a value that is too large to be kept there. */
export interface OmittedValue {
  omitted: true;
  bytes: number;
  /** The record's version with that value: a later one may hold another. */
  version: number;
}

/** Whether a change's new value was too large to be kept. */
export const isOmitted = (value: unknown): value is OmittedValue =>
  typeof value === 'object' &&
  value !== null &&
  'omitted' in value &&
  value.omitted === true &&
  'version' in value;

/**
 * A new value as an audit entry keeps it: what is too large is left out, since the record has it.
 * @param version the record's with that value.
 */
export const keptNew = (value: unknown, version: number): unknown => {
  const bytes = valueBytes(value);
  return bytes > LARGEST_NEW_VALUE
    ? ({ omitted: true, bytes, version } satisfies OmittedValue)
    : value;
};
