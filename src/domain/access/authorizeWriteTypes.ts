import type { ResourceName } from './permissions.ts';
import type { Actor } from './roles.ts';

/** A record as plain fields. */
export type CheckedRecord = { id: string } & Record<string, unknown>;

/** One record's change within a commit; null is "no such record". */
export interface CheckedChange {
  resource: ResourceName;
  id: string;
  before: CheckedRecord | null;
  after: CheckedRecord | null;
  /**
   * The record that a sub-collection hangs from, as the commit leaves it; the entry that an audit
   * entry says it takes back.
   */
  parent: CheckedRecord | null;
  /** The id of the record that a sub-collection hangs from, which may be gone. */
  parentId?: string;
  /**
   * As they were before the commit: the products that a judgement is about; the entry of whoever a
   * redraw adds, or who is excluded from a draw, and the user.
   */
  about?: readonly (CheckedRecord | null)[];
}

/** A commit, and who makes it when. */
export interface CheckedCommit {
  actor: Actor;
  /** The time that every server time of the commit stands for. */
  now: Date;
  /** The name of the actor's business, as it was before the commit. */
  businessName: string | null;
  /** The addresses of all administrators, to whom items can be handed over. */
  superAdmins?: readonly string[];
  changes: readonly CheckedChange[];
}

/** Why a change is refused: 400 for a record that must not be stored as it is, 403 for an act. */
export interface Refusal {
  status: 400 | 403;
  reason: string;
  field?: string;
}

/** @returns a refusal of the act. */
export const denied = (reason: string, field?: string): Refusal =>
  field === undefined ? { status: 403, reason } : { status: 403, reason, field };

/** @returns a refusal of the record. */
export const invalid = (reason: string, field?: string): Refusal =>
  field === undefined ? { status: 400, reason } : { status: 400, reason, field };
