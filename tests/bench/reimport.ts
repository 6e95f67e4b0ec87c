import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparableOf } from '../../src/domain/duplicates/comparable.ts';
import { findDuplicates } from '../../src/domain/duplicates/findDuplicates.ts';
import { asTwoBusinesses } from '../../src/domain/duplicates/lookalikes/asTwoBusinesses.ts';
import { pairUp } from '../../src/domain/duplicates/lookalikes/pairUp.ts';
import { readExport } from '../../src/domain/import/csv/readExport.ts';
import { mapProduct } from '../../src/domain/import/map/mapProduct.ts';
import { defaultSettings } from '../../src/domain/import/settings.ts';
import { PLATFORMS } from '../../src/domain/platforms.ts';

/** Folders of shops' exports, beside the repository's own. */
const FOLDERS = ['tests/fixtures/import', ...(process.env.SHOP_EXPORTS?.split(':') ?? [])];

const LEAST_RECOGNISED = 95;
const MOST_FALSE = 1;

const asIs = (html: string) => ({ html, removed: false });

/** An export's products as they would be stored; none where it is of another platform. */
const productsIn = (path: string) => {
  const files = [{ name: path, bytes: readFileSync(path) }];
  const settings = defaultSettings('shop', 'EUR');
  for (const platform of PLATFORMS) {
    const { products } = readExport(platform, files);
    if (products.length > 0)
      return (
        products
          .map(product => mapProduct(product, settings, 'shop', asIs).content)
          // Without a title a product is refused, not recognised.
          .filter(({ title }) => title !== '')
      );
  }
  return [];
};

/** What the shop itself lists twice can be recognised as either. */
const sayingOf = ({ title, sku, barcode, price }: ReturnType<typeof productsIn>[number]) =>
  JSON.stringify([title, sku, barcode, price]);

/** Imports an export again under new handles; whether the bars of recognising them hold. */
const judge = (path: string): boolean => {
  const contents = productsIn(path);
  if (contents.length === 0) return true;
  const numbered = (prefix: string) =>
    contents.map((content, index) =>
      comparableOf({ ...content, id: `${prefix}${index}`, businessId: 'shop' }),
    );
  const { products, isNew } = asTwoBusinesses(numbered('new'), numbered('known'));
  const recognised = pairUp(findDuplicates(products).candidates, isNew);
  const indexOf = (id: string) => Number(id.replace(/\D+/, ''));
  const right = recognised.filter(({ newcomer, known }) => {
    const [a, b] = [contents[indexOf(newcomer)], contents[indexOf(known)]];
    return a !== undefined && b !== undefined && sayingOf(a) === sayingOf(b);
  }).length;
  const share = (100 * right) / contents.length;
  const wrong = (100 * (recognised.length - right)) / contents.length;
  const within = share >= LEAST_RECOGNISED && wrong < MOST_FALSE;
  console.info(
    `  ${path.split('/').slice(-2).join('/')}: ${contents.length} products, ${share.toFixed(1)} % recognised (at least ${LEAST_RECOGNISED}), ${wrong.toFixed(1)} % as another (less than ${MOST_FALSE}) ${within ? 'ok' : 'UNDER'}`,
  );
  return within;
};

/** Prints how many products of a shop's export are recognised when it comes under new handles. */
export const benchReimport = (): boolean => {
  console.info('\nA shop’s export imported again under new handles');
  return FOLDERS.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.csv'))
      .map(name => join(folder, name)),
  )
    .map(judge)
    .every(Boolean);
};
