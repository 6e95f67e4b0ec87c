import { timeOf, timeProblem } from '@/components/sales/saleTime.ts';
import { groupBy } from '@/domain/groupBy.ts';
import type { BulkPreview, ProductPreview } from '@/domain/product/bulkPreview.ts';
import { productsTaken } from '@/domain/sales/openSales.ts';
import { hasReduced } from '@/domain/sales/saleChanges.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import { MAX_SALE_PRODUCTS, type PlannedSale } from '@/domain/schemas/plannedSale.ts';
import type { BulkEditForm } from './bulkEditForm.ts';

/** From when until when a sale is; null is now, and without an end. */
export interface SalePlan {
  name: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is wrong with a plan, by the input that it is said at. */
export type SalePlanProblems = Partial<Record<'saleName' | 'saleFrom' | 'saleUntil', string>>;

/**
 * The plan in a form where a time is given, with the message keys of what is wrong; null where the sale
 * is at once and without an end, as any other change.
 */
export const readSalePlan = (
  form: BulkEditForm,
  now: Date,
): { plan: SalePlan; problems: SalePlanProblems } | null => {
  const isTimed = form.saleFrom !== '' || form.saleUntil !== '';
  if (!form.on.has('sale') || form.saleMode === 'end' || !isTimed) return null;
  const [startsAt, endsAt] = [timeOf(form.saleFrom), timeOf(form.saleUntil)];
  const name = form.saleName.trim();
  const problems = {
    saleName: name === '' ? 'validation.required' : textProblem(name, MAX_LENGTH.name),
    saleFrom:
      form.on.size > 1
        ? 'products.bulk.plan.alone'
        : timeProblem(startsAt, now, 'products.bulk.plan.past'),
    saleUntil: timeProblem(endsAt, startsAt ?? now, 'products.bulk.plan.order'),
  };
  return {
    plan: { name, startsAt, endsAt },
    problems: Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)),
  };
};

/**
 * What a plan would do: products that another sale has meanwhile stay out of it, and where it starts at
 * once, those that are on sale already.
 */
export const planPreview = (
  preview: BulkPreview,
  plan: SalePlan,
  open: readonly PlannedSale[],
  now: Date,
): BulkPreview => {
  const taken = productsTaken(open, { startsAt: plan.startsAt ?? now, endsAt: plan.endsAt });
  const changed: ProductPreview[] = [];
  const kept = [...preview.kept];
  for (const one of preview.changed) {
    const { product } = one;
    if (taken.has(product.id)) kept.push({ product, reason: 'otherSale' });
    else if (plan.startsAt === null && hasReduced(product))
      kept.push({ product, reason: 'onSale' });
    else changed.push(one);
  }
  return { changed, kept };
};

/** The products of each business, in their order; a sale has those of one. */
export const byBusiness = (
  products: readonly { id: string; businessId: string }[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...groupBy(products, ({ businessId }) => businessId)].map(([businessId, all]) => [
      businessId,
      all.map(({ id }) => id),
    ]),
  );

/** Whether a sale would have more products than one can. */
export const isTooMany = (products: readonly { id: string; businessId: string }[]): boolean =>
  [...byBusiness(products).values()].some(({ length }) => length > MAX_SALE_PRODUCTS);
