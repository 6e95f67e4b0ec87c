import { changesOfRecord } from '../schemas/audit.ts';
import { type AuditedStep, deletedState, isAsLeft, isShortened, stepKind } from './auditedStep.ts';
import { COMPARED_FIELDS, type Snapshot } from './snapshot.ts';

/** Why history does not reach back to what a product was. */
export type HistoryGap =
  /** Something was changed without being told. */
  | 'untold'
  /** An entry from before imports kept all that they changed. */
  | 'shortened';

/** What a product was at a moment. */
export interface PastState {
  /** Null where it did not exist, or had been deleted. */
  before: Snapshot | null;
  gap: HistoryGap | null;
  /** Of what was deleted since and does not exist now: the step that deleted it last. */
  deletion: AuditedStep | null;
}

// What follows from other fields is not told by every step.
const COMPARED: ReadonlySet<string> = new Set(COMPARED_FIELDS);

const fitsBefore = (state: Snapshot | null, step: AuditedStep, id: string): boolean => {
  const kind = stepKind(step, id, state);
  if (kind === 'deleted') return state === null;
  if (state === null) return false;
  return (
    kind === 'created' ||
    changesOfRecord(step, id).every(
      change => !COMPARED.has(change.field) || isAsLeft(state, change),
    )
  );
};

/** The latest step; of several at the same instant the one that left what is there. */
const latest = (steps: readonly AuditedStep[], state: Snapshot | null, id: string) => {
  const [first] = steps;
  if (!first) return undefined;
  const together = steps.filter(({ at }) => at.getTime() === first.at.getTime());
  return together.find(step => fitsBefore(state, step, id)) ?? first;
};

/**
 * What a product was before `steps`, walked backwards from what it is now.
 * @param steps those that name the product since the moment, the latest first.
 */
export const stateBefore = (
  id: string,
  now: Snapshot | null,
  steps: readonly AuditedStep[],
): PastState => {
  let state = now;
  let gap: HistoryGap | null = null;
  let deletion: AuditedStep | null = null;
  let left = steps;
  for (let step = latest(left, state, id); step; step = latest(left, state, id)) {
    const done = step;
    left = left.filter(one => one !== done);
    if (!fitsBefore(state, step, id)) gap ??= 'untold';
    const kind = stepKind(step, id, state);
    if (isShortened(step) && kind !== 'created') gap = 'shortened';
    if (kind === 'deleted') {
      if (now === null) deletion ??= step;
      state = deletedState(step, id);
    } else if (kind === 'created') state = null;
    else if (state !== null)
      state = {
        ...state,
        ...Object.fromEntries(changesOfRecord(step, id).map(({ field, from }) => [field, from])),
      };
  }
  return { before: state, gap, deletion };
};

/** The steps that name each product, by its id, in the order of `steps`. */
export const stepsByProduct = <T extends AuditedStep>(steps: readonly T[]): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const step of steps)
    for (const id of new Set(step.records)) {
      const list = found.get(id);
      if (list) list.push(step);
      else found.set(id, [step]);
    }
  return found;
};
