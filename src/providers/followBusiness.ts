import type { Actor } from '@/domain/access/roles.ts';
import type { AuditAction } from '@/domain/auditActions.ts';
import {
  type Follow,
  type FollowedBusiness,
  type FollowedPart,
  followChanges,
  followFilter,
  followOf,
} from '@/domain/product/followsBusiness.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords } from './changeRecords.ts';
import type { ChangedStore, FailedRecord } from './commitRecords.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Products that are read and written at a time. */
const PAGE = 100;

const ACTIONS = { rename: 'update', hide: 'archive', show: 'activate' } as const satisfies Record<
  Follow,
  AuditAction
>;

/** How far the products have come. */
export interface FollowOutcome {
  /** Products that were looked at. */
  seen: number;
  changed: number;
  failed: FailedRecord[];
  /** Whether it went through; if not, calling it again does the rest. */
  complete: boolean;
}

/** What is followed, by whose decision. */
export interface FollowOptions {
  part: FollowedPart;
  /** Why, for the trail. */
  reason?: string;
  signal: AbortSignal;
  onProgress: (seen: number) => void;
}

/**
 * Makes a business's products follow it, a page at a time: they carry its name, because owners may
 * read it on other people's products but not those people's records, and they leave the catalogue
 * and come back with it. It can be stopped and done again at any time. The business is read before
 * each page, so that products follow what it is by then and not what it was.
 * @throws what reading throws.
 */
export const followBusiness = async (
  dataProvider: ChangedStore & Pick<BackOfficeDataProvider, 'stream' | 'getOne'>,
  actor: Actor,
  business: FollowedBusiness,
  { part, reason = '', signal, onProgress }: FollowOptions,
): Promise<FollowOutcome> => {
  const outcome: FollowOutcome = { seen: 0, changed: 0, failed: [], complete: false };
  const follow = followOf(part, business);
  const pages = dataProvider.stream('products', {
    filter: followFilter(follow, business.id),
    sort: { field: 'id', order: 'ASC' },
    pageSize: PAGE,
    signal,
  });
  for await (const page of pages) {
    const { data: now } = await dataProvider.getOne<Business>('business', { id: business.id });
    // What was merged is nobody's to change but an administrator's.
    const open = page.filter(({ mergedInto }) => actor.role === 'superAdmin' || !mergedInto);
    const changesOf = (product: Product) => followChanges(part, product, now);
    const byId = new Map(open.map(product => [product.id, changesOf(product)]));
    const { changed, failed, left } = await changeRecords(dataProvider, actor, {
      resource: 'products',
      records: open.filter(({ id }) => Object.keys(byId.get(id) ?? {}).length > 0),
      changesOf: ({ id }) => byId.get(String(id)) ?? {},
      action: ACTIONS[follow],
      source: 'bulk',
      reason,
      signal,
    });
    outcome.changed += changed.length;
    outcome.failed.push(...failed);
    if (left.length > 0) return outcome;
    outcome.seen += page.length;
    onProgress(outcome.seen);
    // Decided otherwise meanwhile: whoever did that has begun the opposite.
    if (followOf(part, now) !== follow) break;
  }
  return { ...outcome, complete: !signal.aborted };
};
