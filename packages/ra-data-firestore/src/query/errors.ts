/** What a `QueryError` says besides its message. */
export interface QueryErrorBody {
  code: 'invalid-query' | 'undeclared-query' | 'invalid-write';
  field?: string;
}

/** The request can never be answered as it stands: status 400, with the field and the remedy. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly status = 400;
  readonly body: QueryErrorBody;

  constructor(message: string, field?: string, code: QueryErrorBody['code'] = 'invalid-query') {
    super(message);
    this.body = field === undefined ? { code } : { code, field };
  }
}

/** Why a precondition did not hold. */
export type ConflictReason = 'exists' | 'missing' | 'version';

/** A precondition of a write does not hold: status 409 (404 where the record is gone). */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly status: 404 | 409;
  readonly body: {
    code: 'conflict' | 'not-found';
    reason: ConflictReason;
    collection: string;
    id: string;
    /** The record as it is stored now; null where there is none. */
    record: ({ id: string } & Record<string, unknown>) | null;
  };

  constructor(
    reason: ConflictReason,
    collection: string,
    id: string,
    record: ({ id: string } & Record<string, unknown>) | null,
  ) {
    super(conflictMessage(reason, `${collection}/${id}`));
    this.status = reason === 'missing' ? 404 : 409;
    this.body = {
      code: reason === 'missing' ? 'not-found' : 'conflict',
      reason,
      collection,
      id,
      record,
    };
  }
}

const conflictMessage = (reason: ConflictReason, path: string) => {
  if (reason === 'exists') return `${path} exists already: choose another id, or update it`;
  if (reason === 'missing') return `${path} does not exist (any more)`;
  return `${path} was changed by somebody else since it was read: compare before saving again`;
};
