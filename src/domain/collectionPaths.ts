import type { ResourceName } from './access/permissions.ts';

const top = (name: string) => () => name;
const nested = (parentName: string, group: string) => (parent?: string) => {
  if (!parent) throw new Error(`${group} needs meta.parent, the id in ${parentName}`);
  return `${parentName}/${parent}/${group}`;
};

/** The path of every resource's collection; `parent` is the id of the record it hangs from. */
export const COLLECTION_PATHS: Record<ResourceName, (parent?: string) => string> = {
  business: top('business'),
  products: top('products'),
  productDetails: nested('products', 'private'),
  users: top('users'),
  giveaways: top('giveaways'),
  entries: nested('giveaways', 'entries'),
  giveawaySeeds: nested('giveaways', 'secret'),
  reports: top('reports'),
  requests: top('requests'),
  imports: top('imports'),
  importChunks: nested('imports', 'chunks'),
  audit: top('audit'),
  stats: top('stats'),
  savedViews: top('savedViews'),
  duplicateDecisions: top('duplicateDecisions'),
  claims: top('claims'),
  figureNotes: top('figureNotes'),
  sales: top('sales'),
  signIns: top('signIns'),
};

/** A product, as far as its private part is found by it. */
interface DetailsOwner {
  id: string;
  businessId: string;
}

/** Where a product's private part is stored: under its business's id, so that rules know whose it is. */
export const detailsPlace = ({ id, businessId }: DetailsOwner) => ({
  collection: COLLECTION_PATHS.productDetails(id),
  id: businessId,
});

/** How a product's private part is asked for. */
export const detailsRequest = ({ id, businessId }: DetailsOwner) => ({
  id: businessId,
  meta: { parent: id },
});
