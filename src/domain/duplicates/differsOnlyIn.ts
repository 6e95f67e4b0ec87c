import type { Profile } from './profile.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What options of one product differ by. */
export const VARIANT_KINDS = ['size', 'colour', 'measure'] as const;

/** One thing that options of one product differ by. */
export type VariantKind = (typeof VARIANT_KINDS)[number];

/** Words that both titles have at least. */
const FEWEST_COMMON = 2;

/** Whether a word of this kind tells options of one product apart. */
export const isVariantKind = (kind: string): kind is VariantKind =>
  VARIANT_KINDS.some(known => known === kind);

/** The kinds of the words that one has and the other lacks; null where plain words are among them. */
const oddKinds = (one: Profile, other: Profile, vocabulary: Vocabulary) => {
  const kinds = new Set<VariantKind>();
  for (const word of one.words) {
    if (other.words.includes(word)) continue;
    const kind = vocabulary.kindOf(word);
    if (!isVariantKind(kind)) return null;
    kinds.add(kind);
  }
  return kinds;
};

/**
 * What two titles differ in, where that is nothing but size, colour or a measure: options of one
 * product rather than one product twice. Empty where they differ in more, or in nothing.
 */
export const differsOnlyIn = (a: Profile, b: Profile, vocabulary: Vocabulary): VariantKind[] => {
  // Nearly all pairs end here, and there are millions.
  if (a.plain !== b.plain) return [];
  if (a.brand !== '' && b.brand !== '' && a.brand !== b.brand) return [];
  const [left, right] = [oddKinds(a, b, vocabulary), oddKinds(b, a, vocabulary)];
  if (!left || !right || left.size === 0 || left.size !== right.size) return [];
  const common = a.words.filter(word => b.words.includes(word)).length;
  const both = VARIANT_KINDS.filter(kind => left.has(kind) && right.has(kind));
  return common >= FEWEST_COMMON && both.length === left.size ? both : [];
};
