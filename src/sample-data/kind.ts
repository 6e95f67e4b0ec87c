/** A kind of product: what it is called, made of and costs, and what can be said about it. */
export interface Kind {
  /** Name of its drawing; `sells` of a business names the group. */
  key: string;
  group: string;
  category: string;
  nouns: readonly string[];
  materials: readonly string[];
  /** What the materials are, where that is not the material. */
  trait?: string;
  /** Price range in whole units of any of the currencies. */
  price: readonly [number, number];
  grams: number;
  /** The option a buyer chooses by, besides the colour. */
  sizes?: { name: string; values: readonly string[] };
  /** Whether it comes in several colours. */
  coloured: boolean;
  /** The colourways it comes in; all unless said otherwise. */
  tones?: readonly string[];
  features: readonly string[];
  tags: readonly string[];
}
