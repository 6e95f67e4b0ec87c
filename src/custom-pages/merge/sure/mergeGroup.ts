import type { Actor } from '@/domain/access/roles.ts';
import type { DuplicateCandidate } from '@/domain/duplicates/findDuplicates.ts';
import { suggestedChoices } from '@/domain/merge/mergeChoices.ts';
import { type MergeInput, mergeWrites, planMerge } from '@/domain/merge/planMerge.ts';
import { canUnmerge, planUnmerge, unmergeWrites } from '@/domain/merge/planUnmerge.ts';
import { survivorFirst } from '@/domain/merge/suggestSurvivor.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { readChain, readCurrent } from '@/providers/history/readMerge.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { commitOnceOrAnew, type Unanswered } from '@/providers/unanswered/commitOnce.ts';
import { decidedVerdicts } from '../learning/saidOf.ts';
import { type References, readReferences } from '../useReferences.ts';

/** What is asked for at once, and by whom. */
export interface MergeBatch {
  actor: Actor;
  batchId: string;
  reason: string;
}

/** A merge that was done. */
export interface DoneMerge {
  /** The first of its audit entries. */
  auditId: string;
  survivor: string;
  merged: string[];
}

/** A merge that nobody looks at field by field: what survives is suggested, and so is every field. */
export const suggestedMerge = (
  products: readonly Product[],
  references: References,
): MergeInput | null => {
  const [survivor, ...others] = survivorFirst(products);
  return survivor
    ? { survivor, others, choices: suggestedChoices(survivor, others), ...references }
    : null;
};

/** The writes of a suggested merge as products are now, and what they do. */
const mergingWrites = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream' | 'newId'>,
  ids: readonly string[],
  said: readonly DuplicateCandidate[],
  batch: MergeBatch,
) => {
  const { data: products } = await dataProvider.getMany<Product>('products', { ids: [...ids] });
  if (products.length < ids.length) throw new Error('merge.sure.gone');
  const [, ...others] = survivorFirst(products);
  const references: References = { reports: [], giveaways: [] };
  for (const { id } of others) {
    const found = await readReferences(dataProvider, batch.actor, id);
    references.reports.push(...found.reports);
    references.giveaways.push(...found.giveaways);
  }
  const input = suggestedMerge(products, references);
  const [problem] = input ? planMerge(input).problems : [];
  if (!input || problem) throw new Error(`merge.sure.problem.${problem?.kind ?? 'tooFew'}`);
  const auditId = dataProvider.newId('audit');
  const auditIds = [auditId];
  const newId = () => auditIds.pop() ?? dataProvider.newId('audit');
  const survivor = input.survivor.id;
  return {
    writes: mergeWrites(input, { ...batch, judged: decidedVerdicts(said), now: new Date(), newId }),
    done: { auditId, survivor, merged: input.others.map(({ id }) => id) },
  };
};

/**
 * Merges products as suggested, as they are now.
 * @param unanswered what earlier rounds got no answer to, by the ids: found where it was carried out.
 * @throws Error with a message key where one is gone, was merged already, or does not fit; what the
 * commit throws.
 */
export const mergeGroup = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream' | 'commit' | 'newId'>,
  ids: readonly string[],
  said: readonly DuplicateCandidate[],
  batch: MergeBatch,
  unanswered: Unanswered<DoneMerge> = new Map(),
): Promise<DoneMerge> => {
  const { done } = await commitOnceOrAnew(dataProvider, unanswered, ids.join(), () =>
    mergingWrites(dataProvider, ids, said, batch),
  );
  return done;
};

/**
 * Takes a merge back exactly; one that was taken back already stays so.
 * @throws Error with a message key where something was changed or deleted since.
 */
export const takeBackMerge = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getOne' | 'getMany' | 'commit' | 'newId'>,
  first: string,
  batch: MergeBatch,
): Promise<void> => {
  const entries: AuditEntry[] = await readChain(dataProvider, first);
  const plan = planUnmerge(entries, await readCurrent(dataProvider, entries), batch.actor);
  if (plan.problems.some(({ kind }) => kind === 'alreadyUndone')) return;
  const [problem] = plan.problems;
  if (problem && !canUnmerge(plan, false)) throw new Error(`merge.sure.unmerge.${problem.kind}`);
  await dataProvider.commit(
    unmergeWrites(plan, { ...batch, newId: () => dataProvider.newId('audit') }),
  );
};
