import { createContext, useContext } from 'react';
import type { FormUploads } from './FormUploads.ts';

/** How a form is saved. */
export interface SubmitOptions {
  /** Values to save with; taken back where that fails. */
  set?: Readonly<Record<string, unknown>>;
  /** Leaves pictures out that are paused or failed. */
  dropUploads?: boolean;
  /** What comes once it is saved; at once where nothing is unsaved. */
  next?: () => void;
}

/** What keeps a form from being saved, as far as it is to be said in words. */
export type FormProblem =
  | { kind: 'uploads'; count: number; options: SubmitOptions }
  | { kind: 'failed'; error: unknown };

/** What the form in view offers to what is in it. */
export interface RecordFormState {
  isNew: boolean;
  /** What the form is busy with. */
  phase: 'idle' | 'uploading' | 'saving';
  busy: boolean;
  /** Names of the fields that differ from what is stored. */
  unsaved: readonly string[];
  /** The message key of a field's name. */
  fieldKey: (field: string) => string;
  problem: FormProblem | null;
  explain?: (error: unknown) => string | null;
  uploads: FormUploads;
  /** Remembers files that were uploaded for the form, to delete those that it does not keep. */
  uploaded: (paths: readonly string[]) => void;
  /** Unsaved changes of an earlier visit, to be taken up or thrown away. */
  offer: { savedAt: Date; onRestore: () => void; onDiscard: () => void } | null;
  /** Whether this browser has room to keep the changes. */
  draftSaved: boolean;
  submit: (options?: SubmitOptions) => Promise<void>;
  discard: () => void;
  /** Moves to the first field that is wrong. */
  showProblem: () => void;
}

/** The form in view. */
export const RecordFormContext = createContext<RecordFormState | null>(null);

/** @throws Error outside a form of a record. */
export const useRecordFormContext = (): RecordFormState => {
  const state = useContext(RecordFormContext);
  if (!state) throw new Error('RecordFormContext was used outside a form.');
  return state;
};
