/** A kind of product: what it is called, made of and costs, and what can be said about it. */
export interface Kind {
  /** Name of its drawing; `sells` of a business names the group. */
  key: string;
  group: string;
  category: string;
  nouns: readonly string[];
  materials: readonly string[];
  /** Price range in whole units of any of the currencies. */
  price: readonly [number, number];
  grams: number;
  /** The option a buyer chooses by, besides the colour. */
  sizes?: { name: string; values: readonly string[] };
  /** Whether it comes in several colours. */
  coloured: boolean;
  features: readonly string[];
  tags: readonly string[];
}
