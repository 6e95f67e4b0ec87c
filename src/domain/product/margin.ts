/**
 * The share of the price that is left over the cost; negative where it costs more than it brings.
 * @param price minor units; @param cost minor units of the same currency.
 * @returns 0.25 for 25 %; null where either is unknown, or nothing is charged.
 */
export const marginOf = (price: number | null, cost: number | null): number | null =>
  price && cost !== null ? (price - cost) / price : null;
