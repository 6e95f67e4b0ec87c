import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ConflictText } from '../conflict/ConflictDialog.tsx';
import type { Comparison } from '../conflict/threeWay.ts';
import type { DraftSubject } from '../draft/useDraft.ts';
import type { UploadQueue } from '../upload/UploadQueue.ts';
import type { ReadValues } from './readValues.ts';

/** How a record is edited: `R` is what is stored, `V` what the form holds, `D` what is written. */
export interface RecordFormProps<R, V extends FieldValues, D> {
  /** What is stored now; null for a new record. A later version shows in the form at once. */
  stored: R | null;
  versionOf?: (record: R) => number;
  /** Under what unsaved changes are kept in this browser. */
  draft: Omit<DraftSubject, 'uid'>;
  /** What the form shows of a record, or of none. */
  valuesOf: (record: R | null) => V;
  /** @param before the values of what is stored; null for a new record. */
  read: (values: V, before: V | null) => ReadValues<D>;
  /**
   * Stores the data over `base`, whose version must still hold; `changed` names my fields.
   * @returns what is stored now; null where the form is done with it.
   */
  write: (data: D, base: R | null, changed: readonly (keyof V & string)[]) => Promise<R | null>;
  /** Reads what is stored now, never from a cache; null where it is gone. Not for a new record. */
  refresh?: () => Promise<R | null>;
  /** @param left whether somebody left the page meanwhile, or is about to: they are led nowhere else. */
  onSaved: (stored: R | null, left: boolean) => void;
  /** The values as they are once the data is stored, to tell my changes from my spelling. */
  normalize?: (data: D) => V;
  /** Compares two edits; field by field without. */
  compare?: (original: V, theirs: V, mine: V) => Comparison<V>;
  /** The part of a kept draft that fits the form, whatever a browser kept; text fields without. */
  fits?: (values: V, kept: unknown) => Partial<V>;
  /** Pictures on their way to the form. */
  queue?: UploadQueue;
  /** The record's own folder, and the paths of the stored files that values show. */
  files?: { folder: string; of: (values: V) => readonly string[] };
  /** The message key of a field's name. */
  fieldKey: (field: string) => string;
  /** How fields and values are called where two edits stand side by side. */
  wordsOf?: (comparison: Comparison<V>) => Partial<ConflictText>;
  /** Everything that the form holds, as text to copy; a line a field without. */
  asText?: (values: V) => string;
  /** A sentence of the form's own about a failure, in place of the general one. */
  explain?: (error: unknown) => string | null;
  children: ReactNode;
}
