import type { Actor } from '@/domain/access/roles.ts';
import type { PastKind } from '@/domain/history/asOf.ts';
import { planRestore, type RestorePlan, type Wanted } from '@/domain/history/restorePlan.ts';
import { snapshotOf } from '@/domain/history/snapshot.ts';
import { stepsByProduct } from '@/domain/history/stateAt.ts';
import { type TakeBackProblem, takeBack } from '@/domain/history/takeBack.ts';
import type { AuditEntry, FieldChange } from '@/domain/schemas/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { readLater } from './readLater.ts';
import { concernedBy, type ReadControl, readProducts, withPrivateParts } from './readProducts.ts';
import { readTakingPart } from './restoreTo.ts';

/** A product that steps name, and what taking them back makes of it. */
export interface TakenBackProduct extends Wanted {
  title: string;
  kind: PastKind;
  left: FieldChange[];
  why: TakeBackProblem[];
}

/** What taking steps back would do. */
export interface TakenBackSteps {
  products: TakenBackProduct[];
  plan: RestorePlan;
  known: Map<string, Product>;
}

/** The businesses that products belong, or would belong to. @throws what reading throws. */
export const readBusinesses = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  wanted: readonly Wanted[],
): Promise<Map<string, Business>> => {
  const ids = wanted.flatMap(({ now, target }) =>
    !now && typeof target?.businessId === 'string' ? [target.businessId] : [],
  );
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const { data } = await dataProvider.getMany<Business>('business', { ids: unique });
  return new Map(data.map(business => [business.id, business]));
};

/**
 * What taking back steps of products would do, of each of them three ways: what it is, what the steps
 * left, and what was before them.
 * @param entries the latest first.
 * @throws what reading throws.
 */
export const compareTakenBack = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream'>,
  entries: readonly AuditEntry[],
  actor: Actor,
  control: ReadControl = {},
): Promise<TakenBackSteps> => {
  const steps = stepsByProduct(entries);
  const stored = await readProducts(dataProvider, [...steps.keys()], control);
  const current = await withPrivateParts(dataProvider, stored, concernedBy(steps), control.signal);
  const stepped = [...steps].map(([id, own]) => {
    const auditId = current.get(id)?.product.auditId ?? null;
    return { id, auditId, steps: own };
  });
  const later = await readLater(dataProvider, stepped, actor, control.signal);
  const products = [...steps].map(([id, own]): TakenBackProduct => {
    const now = current.get(id) ?? null;
    const snapshot = now && snapshotOf(now.product, now.details);
    const subject = { id, now: snapshot, since: later.has(id) ? later.get(id) : [] };
    const { target, left, problems, deletion } = takeBack(subject, own, actor);
    const recordedTitle = typeof target?.title === 'string' ? target.title : own[0]?.label;
    const kind = target === null ? 'added' : now ? 'changed' : 'deleted';
    return {
      ...{ id, now, target, deletion, left, kind, why: [...new Set(problems)] },
      title: now?.product.title || recordedTitle || id,
    };
  });
  const known = await readTakingPart(dataProvider, products, control);
  const businesses = await readBusinesses(dataProvider, products);
  return { products, plan: planRestore(products, { businesses, products: known }, actor), known };
};
