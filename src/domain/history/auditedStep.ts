import { sameValue } from '../fieldChanges.ts';
import { isOmitted } from '../omittedValue.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import { heldIn, type Snapshot } from './snapshot.ts';

/** What of an entry says what it did to its records. */
export type AuditedStep = Pick<
  AuditEntry,
  'id' | 'at' | 'action' | 'records' | 'changes' | 'batchId' | 'source'
>;

/** What a step did to one product. */
export type StepKind = 'created' | 'changed' | 'deleted';

const isOfImport = ({ action }: Pick<AuditedStep, 'action'>) =>
  action === 'import' || action === 'undoImport';

/** Entries of imports from before they kept all that was: what they tell is cut short. */
export const isShortened = (step: Pick<AuditedStep, 'action' | 'batchId'>): boolean =>
  isOfImport(step) && !step.batchId;

const leavesNothing = (changes: readonly FieldChange[]) =>
  changes.some(({ field, to }) => field === 'version' && to === null);

/**
 * What a step did to a product.
 * @param after the product after the step: imports name what they made and what they changed alike.
 */
export const stepKind = (step: AuditedStep, id: string, after: Snapshot | null): StepKind => {
  if (step.action === 'create' || step.action === 'restore') return 'created';
  const changes = changesOfRecord(step, id);
  if (step.action === 'delete' || (step.action === 'undoImport' && leavesNothing(changes)))
    return 'deleted';
  return step.action === 'import' && changes.length === 0 && sameValue(after?.createdAt, step.at)
    ? 'created'
    : 'changed';
};

/** Whether a field holds what a change left there, as far as the entry kept that. */
export const isAsLeft = (state: Snapshot, { field, to }: FieldChange): boolean =>
  isOmitted(to) || sameValue(heldIn(state, field), heldIn({ [field]: to }, field));

/** A product as the step that deleted it says it was. */
export const deletedState = (step: AuditedStep, id: string): Snapshot =>
  Object.fromEntries(changesOfRecord(step, id).map(({ field, from }) => [field, from]));
