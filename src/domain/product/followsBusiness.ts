import type { Business } from '../schemas/business.ts';
import type { Product } from '../schemas/product.ts';

/** What a business's products take from it: its name, or whether the catalogue shows them. */
export const FOLLOWED_PARTS = ['name', 'standing'] as const;

/** Something that a business's products take from it. */
export type FollowedPart = (typeof FOLLOWED_PARTS)[number];

/** What of a business its products follow. */
export type FollowedBusiness = Pick<
  Business,
  'id' | 'businessName' | 'isBusinessOwner' | 'isDeleted'
>;

/** The parts of a product that follow its business. */
type FollowingProduct = Pick<
  Product,
  'businessName' | 'status' | 'hiddenWithBusiness' | 'mergedInto'
>;

/** What becomes of products because of their business. */
export type Follow = 'rename' | 'hide' | 'show';

/** Whether a business was shut by an administrator, so that the catalogue shows none of its products. */
export const isShut = ({
  isBusinessOwner,
  isDeleted,
}: Pick<Business, 'isBusinessOwner' | 'isDeleted'>): boolean =>
  isDeleted || isBusinessOwner === 'deactivated';

/** Whether a product is out of the catalogue only because its business is. */
export const isHiddenWithBusiness = ({
  status,
  hiddenWithBusiness,
}: Pick<Product, 'status' | 'hiddenWithBusiness'>): boolean =>
  status === 'archived' && hiddenWithBusiness === true;

/** @returns what following `part` comes to where the business stands as it does. */
export const followOf = (part: FollowedPart, business: FollowedBusiness): Follow => {
  if (part === 'name') return 'rename';
  return isShut(business) ? 'hide' : 'show';
};

/** The products that `follow` may concern. */
export const followFilter = (follow: Follow, businessId: string): Record<string, unknown> => {
  if (follow === 'hide') return { businessId, status: 'active' };
  return follow === 'show' ? { businessId, hiddenWithBusiness: true } : { businessId };
};

/**
 * The fields of a product in which it does not follow its business yet. Products of a business that
 * is deactivated or deleted are archived with a mark, by which they come back with it; what was
 * archived before, and drafts, stay what they are. What was merged lives on elsewhere.
 */
export const followChanges = (
  part: FollowedPart,
  product: FollowingProduct,
  business: FollowedBusiness,
): Partial<Pick<Product, 'businessName' | 'status' | 'hiddenWithBusiness'>> => {
  const { businessName } = business;
  if (part === 'name') return product.businessName === businessName ? {} : { businessName };
  if (product.mergedInto) return {};
  if (isShut(business))
    return product.status === 'active' ? { status: 'archived', hiddenWithBusiness: true } : {};
  return isHiddenWithBusiness(product) ? { status: 'active', hiddenWithBusiness: null } : {};
};

/**
 * What a change of a product does to its mark: whoever gives it another status has decided on it,
 * and it does not come back by itself any more.
 */
export const markAfter = (
  { hiddenWithBusiness }: { hiddenWithBusiness?: unknown },
  changes: Record<string, unknown>,
): { hiddenWithBusiness?: null } => {
  const { status } = changes;
  const moved = status !== undefined && status !== 'archived';
  return hiddenWithBusiness && moved ? { hiddenWithBusiness: null } : {};
};
