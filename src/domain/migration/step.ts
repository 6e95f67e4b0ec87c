import type { StoredFields } from './fields.ts';

/** What is known of a document beside its fields. */
export interface UpgradeContext {
  /** When the database says that it was made. */
  createTime: Date;
  /** When the database says that it was last written. */
  updateTime: Date;
  /** What another record, such as `business/b1`, says in a field; undefined where there is no such record. */
  fieldOf: (path: string, field: string) => unknown;
  /** What whole numbers are as prices of a record that has no version: the console stores minor units. */
  wholeAmounts: 'major' | 'minor';
  /** What a product is that says nothing of it. */
  productStatus: 'draft' | 'active';
}

/** One field to store, and why. */
export interface Change {
  field: string;
  value: unknown;
  reason: string;
}

/** A pure part of an upgrade: from a document's fields to what is changed of them. */
export type Upgrading = (stored: StoredFields, context: UpgradeContext) => Change[];
