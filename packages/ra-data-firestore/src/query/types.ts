/** Firestore's comparison operators. */
export type Operator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

/** One comparison. `field` is a dotted path; `id` means the document's id. */
export interface Condition {
  field: string;
  op: Operator;
  value: unknown;
}

/** One key of a sort. `field` is a dotted path; `id` means the document's id. */
export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}

/**
 * A query that every back end answers alike: all conditions hold, rows in the given order and then
 * by id. Rows that lack a field of the order are left out, as Firestore does.
 */
export interface Query {
  where: readonly Condition[];
  orderBy: readonly Order[];
  /** Alternatives: all the conditions of one of them hold as well. */
  or?: readonly (readonly Condition[])[];
  /** Words that must all begin a word of the record's searched fields. */
  search?: string;
}

/** A record as the back ends hand it out. */
export type StoredRecord = { id: string } & Record<string, unknown>;

/** The field that means the document's own id in conditions and orders. */
export const ID_FIELD = 'id';

/** The stored field that holds a record's search tokens; no record shows it. */
export const TOKENS_FIELD = '_tokens';

/** Operators that Firestore counts as ranges: they order the result and need the field to exist. */
export const isRangeOperator = (op: Operator) =>
  op === '<' || op === '<=' || op === '>' || op === '>=' || op === '!=' || op === 'not-in';

/** Operators on the elements of an array field. */
export const isArrayOperator = (op: Operator) =>
  op === 'array-contains' || op === 'array-contains-any';

/** Operators that fix a field to one value, or to one of a few. */
export const isEqualityOperator = (op: Operator) => op === '==' || op === 'in';

/** Whether a condition asks for a label among the search tokens. */
export const isLabelCondition = ({ field, op }: Condition) =>
  field === TOKENS_FIELD && isArrayOperator(op);
