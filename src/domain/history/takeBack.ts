import type { Actor } from '../access/roles.ts';
import { hasAmounts } from '../export/amountsInside.ts';
import { fieldChanges, sameValue } from '../fieldChanges.ts';
import { isOmitted } from '../omittedValue.ts';
import { type AuditEntry, changesOfRecord, type FieldChange } from '../schemas/audit.ts';
import { deletedState, isAsLeft, isShortened, stepKind } from './auditedStep.ts';
import { laterAmounts } from './laterAmounts.ts';
import { COMPARED_FIELDS, type Snapshot } from './snapshot.ts';
import { stayingAmounts } from './stayingAmounts.ts';

/** Why a step of a product's cannot be taken back, or not all of it. */
export type TakeBackProblem =
  /** It was added, and changed since. */
  | 'changedSince'
  /** It was deleted since. */
  | 'gone'
  /** It was deleted, and is there again. */
  | 'exists'
  /** An administrator deleted it: administrators bring it back. */
  | 'administrators'
  /** The entry keeps only the beginning of what was. */
  | 'shortened'
  /** It tells of somebody else's product. */
  | 'foreign'
  /** The product has another currency by now: the amounts stay, the rest is taken back. */
  | 'otherCurrency'
  /** Amounts were written after its currency was changed: that stays, the rest is taken back. */
  | 'laterAmounts';

/** What taking back steps makes of one product. */
export interface TakenBack {
  target: Snapshot | null;
  /** What was changed again since, and stays: from what is stored to what it was before the step. */
  left: FieldChange[];
  problems: TakeBackProblem[];
  /** The step whose deletion comes back. */
  deletion: AuditEntry | null;
}

/** A product as it is stored, as far as taking back looks at it. */
export interface TakeBackSubject {
  id: string;
  now: Snapshot | null;
  /**
   * The steps that name it since the first one that changed its currency, taken back or not; null where
   * nobody knows them, none where no step did.
   */
  since?: readonly AuditEntry[] | null;
}

const COMPARED = new Set(COMPARED_FIELDS);

/** What only a merge decides, and taking back a merge. */
const OF_MERGES: ReadonlySet<string> = new Set(['mergedInto', 'mergedAt']);

/** Whether an administrator shows a product because of what an owner wrote of its past. */
const isOthersStatus = (entry: AuditEntry, { role }: Pick<Actor, 'role'>, field: string) =>
  (field === 'status' || field === 'hiddenWithBusiness') &&
  role === 'superAdmin' &&
  entry.actorRole !== 'superAdmin';

/** Whether an entry vouches for what it tells of a product: its author could have changed it. */
const isAuthors = (entry: AuditEntry, state: Snapshot | null) =>
  entry.actorRole === 'superAdmin' ||
  (entry.businessId !== null && (state?.businessId ?? entry.businessId) === entry.businessId);

/**
 * Whether a product is as the step left it that made it, but for `later` steps that are taken back
 * too. Each step is a version: one that nobody told of counts like the others.
 */
const isUntouched = (
  entry: AuditEntry,
  now: Snapshot | null,
  later: readonly AuditEntry[],
): boolean => {
  if (entry.action !== 'restore') return now?.version === 1 + later.length;
  return now?.auditId === (later[0] ?? entry).id;
};

/**
 * What taking back steps makes of a product: the latest first, each field only where it still holds
 * what the step left there. Nothing of an entry is believed but that its author wrote it.
 * @param steps those that name the product, the latest first.
 */
export const takeBack = (
  subject: TakeBackSubject,
  steps: readonly AuditEntry[],
  actor: Pick<Actor, 'role'>,
): TakenBack => {
  const result: TakenBack = { target: subject.now, left: [], problems: [], deletion: null };
  const taken: AuditEntry[] = [];
  for (const step of steps) {
    const problem = takeStep(result, subject, step, taken, actor);
    if (problem) result.problems.push(problem);
    else taken.push(step);
  }
  return result;
};

const takeStep = (
  result: TakenBack,
  { id, now, since = [] }: TakeBackSubject,
  step: AuditEntry,
  taken: readonly AuditEntry[],
  actor: Pick<Actor, 'role'>,
): TakeBackProblem | null => {
  const { target } = result;
  if (!isAuthors(step, target)) return 'foreign';
  const kind = stepKind(step, id, target);
  if (kind === 'created') {
    // Taken back already.
    if (target === null) return null;
    if (!isUntouched(step, now, taken)) return 'changedSince';
    result.target = null;
    return null;
  }
  if (isShortened(step)) return 'shortened';
  if (kind === 'deleted') {
    if (target !== null) return 'exists';
    if (actor.role !== 'superAdmin' && step.actorRole === 'superAdmin') return 'administrators';
    result.target = deletedState(step, id);
    result.deletion = step;
    return null;
  }
  if (target === null) return 'gone';
  const changes = changesOfRecord(step, id).filter(
    ({ field }) => COMPARED.has(field) && !OF_MERGES.has(field),
  );
  const back: Record<string, unknown> = {};
  for (const change of changes) {
    const { field, from } = change;
    if (sameValue(target[field] ?? null, from ?? null)) continue;
    const left = isOmitted(change.to)
      ? Number(now?.version) - taken.length === change.to.version
      : isAsLeft(target, change);
    if (left && !isOthersStatus(step, actor, field)) back[field] = from;
    else result.left.push({ field, from: target[field] ?? null, to: from });
  }
  const hasLater = hasAmounts(result.left) || laterAmounts(id, step, since, taken);
  keepAmounts(result, { id, target, hasLater }, step, back);
  if (fieldChanges({ ...target }, back).length > 0) result.target = { ...target, ...back };
  return null;
};

/** Leaves out of what comes `back` the amounts, and the currency, that stay, and says so. */
const keepAmounts = (
  result: TakenBack,
  { id, target, hasLater }: { id: string; target: Snapshot; hasLater: boolean },
  step: AuditEntry,
  back: Record<string, unknown>,
): void => {
  const changed = result.left.map(({ field }) => field);
  const staying = stayingAmounts(step, id, target, changed, hasLater);
  const kept = Object.entries(back).filter(([field]) => staying.fields.has(field));
  for (const [field, from] of kept) {
    delete back[field];
    // What they were is no amount of the currency that they would be shown in.
    if (!staying.isOtherCurrency && !staying.isForLater)
      result.left.push({ field, from: target[field] ?? null, to: from });
  }
  if (staying.isOtherCurrency && kept.length > 0) result.problems.push('otherCurrency');
  if (staying.isForLater && kept.length > 0) result.problems.push('laterAmounts');
};
