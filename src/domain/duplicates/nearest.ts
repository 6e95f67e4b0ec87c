/** The best few of many, kept in order while they come. */
export interface Nearest {
  /** @returns the score that the next one has to beat; 0 while there is room. */
  offer: (product: number, score: number) => number;
  /** Best first; empties the list. */
  take: () => number[];
}

/** Keeps the `most` best; of equals the first that came. */
export const keepNearest = (most: number): Nearest => {
  const products = new Int32Array(most);
  const scores = new Float32Array(most);
  let size = 0;
  return {
    offer: (product, score) => {
      if (size === most && score <= (scores[most - 1] ?? 0)) return scores[most - 1] ?? 0;
      let at = size < most ? size++ : most - 1;
      while (at > 0 && (scores[at - 1] ?? 0) < score) {
        products[at] = products[at - 1] ?? 0;
        scores[at] = scores[at - 1] ?? 0;
        at--;
      }
      products[at] = product;
      scores[at] = score;
      return size === most ? (scores[most - 1] ?? 0) : 0;
    },
    take: () => {
      const taken = Array.from(products.subarray(0, size));
      size = 0;
      return taken;
    },
  };
};
