import type { AuditContext } from '../audit.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import { type Product, productInputSchema } from '../schemas/product.ts';
import type { Report } from '../schemas/report.ts';
import type { Write } from '../write.ts';
import { auditChain, type ChainLink } from './auditChain.ts';
import { valueBytes } from './documentSize.ts';
import type { JoinedOptions } from './joinAsOptions.ts';
import type { MergeChoices } from './mergeChoices.ts';
import { type MergeWarning, mergeProducts } from './mergeProducts.ts';
import { type SelectionProblem, selectionProblems } from './selectionProblems.ts';

/** Largest product that a merge can still undo from one audit entry (whose limit is 1 MiB). */
export const MAX_PRODUCT_BYTES = 900_000;

/** Pairs of ten products. */
const MOST_JUDGED = 45;

/** Most records that can be re-pointed beside ten products and their audit entries. */
const MAX_REPOINTED = 480;

/** The products to merge, as they were read, and what points to those that go. */
export interface MergeInput {
  survivor: Product;
  others: readonly Product[];
  choices: MergeChoices;
  reports: readonly Report[];
  giveaways: readonly Giveaway[];
  /** The title, options and variants of products that become options of one. */
  joined?: JoinedOptions | null;
}

/** Why a merge cannot be carried out; each has its own message. */
export type MergeProblem =
  | SelectionProblem
  | { kind: 'tooLarge'; productId: string; bytes: number }
  | { kind: 'tooManyRepointed'; count: number }
  | { kind: 'invalid'; field: string; message: string };

/** What a merge does, before it is done. */
export interface MergePlan {
  product: Product;
  warnings: MergeWarning[];
  problems: MergeProblem[];
  reports: readonly Report[];
  giveaways: readonly Giveaway[];
}

/** The survivor is told of once, as it is or as it would be. */
const sizeProblems = (survivor: Product, product: Product): MergeProblem[] => {
  const bytes = Math.max(valueBytes(survivor), valueBytes(product));
  return bytes > MAX_PRODUCT_BYTES ? [{ kind: 'tooLarge', productId: product.id, bytes }] : [];
};

const resultProblems = (product: Product): MergeProblem[] => {
  const result = productInputSchema.safeParse(product);
  return result.success
    ? []
    : result.error.issues.map(issue => ({
        kind: 'invalid' as const,
        field: issue.path.join('.'),
        message: issue.message,
      }));
};

/** What a merge would make of its products, what it would move, and why it cannot be done. */
export const planMerge = (input: MergeInput): MergePlan => {
  const { product, warnings } = mergeProducts(
    input.survivor,
    input.others,
    input.choices,
    input.joined,
  );
  const repointed = input.reports.length + input.giveaways.length;
  return {
    product,
    warnings,
    problems: [
      ...selectionProblems([input.survivor, ...input.others]),
      ...resultProblems(product),
      ...sizeProblems(input.survivor, product),
      ...(repointed > MAX_REPOINTED
        ? [{ kind: 'tooManyRepointed' as const, count: repointed }]
        : []),
    ],
    reports: input.reports,
    giveaways: input.giveaways,
  };
};

/**
 * The writes of a merge: one atomic commit. The others become tombstones that lead to the
 * survivor, reports and giveaways follow, and the audit entries keep all that was before.
 * @throws RangeError where the plan has problems.
 */
export const mergeWrites = (
  input: MergeInput,
  context: Pick<AuditContext, 'actor' | 'reason' | 'batchId'> & {
    /** What the search had said of the pairs that are merged. */
    judged?: AuditEntry['judged'];
    now: Date;
    newId: () => string;
  },
): Write[] => {
  const { product, problems } = planMerge(input);
  if (problems.length > 0) throw new RangeError(`This merge cannot be done: ${problems[0]?.kind}`);
  const { survivor, others } = input;
  const { id, version, businessId, ...fields } = product;
  const label = product.title;
  const links: ChainLink[] = [
    {
      resource: 'products',
      action: 'merge',
      label,
      updates: [{ record: survivor, fields: contentOf(fields) }],
    },
    {
      resource: 'products',
      action: 'mergedInto',
      label,
      updates: others.map(record => ({
        record,
        fields: { status: 'archived', mergedInto: id, mergedAt: context.now },
      })),
    },
    {
      resource: 'reports',
      action: 'repoint',
      label,
      updates: input.reports.map(record => ({ record, fields: { targetId: id } })),
    },
    {
      resource: 'giveaways',
      action: 'repoint',
      label,
      updates: input.giveaways.map(record => ({ record, fields: { productId: id } })),
    },
  ];
  const writes = auditChain(
    links,
    {
      actor: context.actor,
      reason: context.reason,
      source: 'merge',
      batchId: context.batchId,
    },
    context.newId,
  );
  const { judged } = context;
  if (!judged || judged.length === 0) return writes;
  return writes.map(write =>
    write.type === 'create' && write.data.action === 'merge'
      ? { ...write, data: { ...write.data, judged: judged.slice(0, MOST_JUDGED) } }
      : write,
  );
};

/** The fields of a product that a merge decides on: not its history. */
const contentOf = ({
  createdAt: _createdAt,
  createdBy: _createdBy,
  updatedAt: _updatedAt,
  updatedBy: _updatedBy,
  auditId: _auditId,
  ...content
}: Partial<Product>): Record<string, unknown> => content;
