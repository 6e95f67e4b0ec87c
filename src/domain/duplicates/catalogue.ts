import type { Comparing } from './evidence.ts';
import { type ComparableProduct, type Profile, profileOf, resolveJoined } from './profile.ts';
import { createVocabulary } from './vocabulary.ts';

/** Products while they arrive: read once, and kept small. */
export interface Catalogue {
  add: (products: readonly ComparableProduct[]) => void;
  size: () => number;
  /** All of them, ready to be compared. */
  ready: () => { profiles: Profile[]; comparing: Comparing };
}

/** A SKU or barcode that more products have is a placeholder. */
const MOST_WITH_NUMBER = 6;

/** Takes away what so many products have that it names none of them. */
const withoutPlaceholders = (profiles: readonly Profile[]): Profile[] => {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { sku, barcode } of profiles) {
    if (sku) count(`s${sku}`);
    if (barcode) count(`b${barcode}`);
  }
  const rare = (key: string) => (counts.get(key) ?? 0) <= MOST_WITH_NUMBER;
  return profiles.map(profile => ({
    ...profile,
    sku: rare(`s${profile.sku}`) ? profile.sku : '',
    barcode: rare(`b${profile.barcode}`) ? profile.barcode : '',
  }));
};

/** From this share of SKUs in two businesses on, they are makers' numbers. */
const SHARED_NUMBERING = 0.1;

/** Whether businesses use the same SKUs for the same things. */
const shareSkus = (profiles: readonly Profile[]): boolean => {
  const businesses = new Map<string, number>();
  const shared = new Set<string>();
  for (const { sku, business } of profiles) {
    if (sku === '') continue;
    const other = businesses.get(sku);
    if (other === undefined) businesses.set(sku, business);
    else if (other !== business) shared.add(sku);
  }
  return shared.size > 0 && shared.size >= SHARED_NUMBERING * businesses.size;
};

/** A catalogue without products. */
export const createCatalogue = (): Catalogue => {
  const vocabulary = createVocabulary();
  const businesses = new Map<string, number>();
  const profiles: Profile[] = [];
  const numberOf = (business: string) => {
    const number = businesses.get(business) ?? businesses.size;
    businesses.set(business, number);
    return number;
  };
  return {
    add: products => {
      for (const product of products)
        profiles.push(profileOf(product, vocabulary, numberOf(product.businessId)));
    },
    size: () => profiles.length,
    ready: () => {
      const numbered = withoutPlaceholders(profiles);
      return {
        profiles: numbered.map(profile => resolveJoined(profile, vocabulary)),
        comparing: {
          sharedSkus: shareSkus(numbered),
          vocabulary,
          initials: vocabulary.initials(),
          weights: vocabulary.weights(profiles.length),
          products: profiles.length,
        },
      };
    },
  };
};
