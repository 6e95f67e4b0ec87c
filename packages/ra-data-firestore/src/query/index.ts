/**
 * `ra-data-firestore/query`: filters, orders, searches, writes and indexes as plain data, without
 * Firebase or React. A second back end (a local database, a test double) that uses it answers
 * like Firestore.
 */
export { type ApplyOptions, applyWrite, checkPrecondition } from './applyWrite.ts';
export { checkDeclared, inDeclaredDirection, isDeclared } from './checkDeclared.ts';
export { isDocumentId } from './documentId.ts';
export { effectiveOrder, rangeFields } from './effectiveOrder.ts';
export { ConflictError, type ConflictReason, QueryError, type QueryErrorBody } from './errors.ts';
export { matches, matchesCondition, recordOrder, sortRecords, toOrder } from './matches.ts';
export { type ParsedFilter, type ParseFilterOptions, parseFilter } from './parseFilter.ts';
export {
  type DeclaredSort,
  declaredOrders,
  listOf,
  type QueryDeclaration,
  sortFields,
} from './queryDeclaration.ts';
export {
  fold,
  isLabel,
  type Label,
  labelToken,
  MAX_LABELS,
  MAX_PREFIX,
  MAX_TOKENS,
  matchesSearch,
  queryTokens,
  recordTokens,
  type SearchedFields,
  searchTokens,
  textsOf,
} from './search.ts';
export {
  type CompositeIndex,
  type FieldOverride,
  type FirestoreIndexes,
  type IndexField,
  toFirestoreIndexes,
} from './toFirestoreIndexes.ts';
export {
  type Condition,
  ID_FIELD,
  isArrayOperator,
  isEqualityOperator,
  isLabelCondition,
  isRangeOperator,
  type Operator,
  type Order,
  type Query,
  type StoredRecord,
  TOKENS_FIELD,
} from './types.ts';
export { validateQuery } from './validateQuery.ts';
export {
  compareStrings,
  compareValues,
  equalValues,
  getPath,
  isPlainObject,
  typeOrder,
} from './values.ts';
export {
  arrayRemove,
  arrayUnion,
  deleteField,
  type FieldOperation,
  increment,
  isFieldOperation,
  type Precondition,
  serverTime,
  type Write,
  type WriteData,
} from './writes.ts';
