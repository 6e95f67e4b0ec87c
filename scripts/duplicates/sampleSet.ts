import { pairId } from '../../src/domain/duplicates/pairId.ts';
import type { ComparableProduct } from '../../src/domain/duplicates/profile.ts';
import { generateBusinesses } from '../../src/sample-data/businesses.ts';
import { createClock, SAMPLE_NOW } from '../../src/sample-data/clock.ts';
import { generateProducts } from '../../src/sample-data/products.ts';
import type { LearningSet } from './learnModel.ts';

const bareTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/ \(new\)$| – (2026|boxed|gift edition)$/, '')
    .replace(/ in (.+)$/, ', $1')
    .replace(/[“”]/g, '');

/** The sample data, with the products that another business lists again. */
export const sampleSet = (): LearningSet => {
  const clock = createClock(SAMPLE_NOW);
  const products = [...generateProducts(generateBusinesses(clock), clock)];
  const relisted = products.filter(({ sku }) => /-DUP-/.test(sku));
  const same = relisted.flatMap((copy): [string, string][] => {
    const title = bareTitle(copy.title);
    const original = products.find(
      ({ id, title: other, description, category, barcode }) =>
        id < copy.id &&
        category === copy.category &&
        (copy.barcode === '' || copy.barcode === barcode) &&
        (copy.description === '' || copy.description === description) &&
        title.endsWith(bareTitle(other)),
    );
    return original && original.businessId !== copy.businessId ? [[original.id, copy.id]] : [];
  });
  const known = new Map(same.map(pair => [pairId(...pair), pair]));
  return {
    products: products.map(
      (product): ComparableProduct => ({ ...product, description: product.description }),
    ),
    same: [...known.values()],
    quiet: true,
  };
};
