import { describe, expect, it } from 'vitest';
import { readExport } from '@/domain/import/csv/readExport.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { readText } from './importing.ts';

const brief = ({ handle, options, variants, images, issues }: SourceProduct) => ({
  handle,
  options: options.map(({ name, values }) => `${name}: ${values.map(v => v.name).join('|')}`),
  variants: variants.map(v => [v.values.join('/'), v.sku, v.price, v.weight?.value].join(' ')),
  images: images.length,
  errors: issues.filter(({ level }) => level === 'error').map(({ code }) => code),
});

/** As "Unicode text" of a spreadsheet is stored: UTF-16 with its mark, separated by tabs. */
const unicodeText = (rows: string[][]) => {
  const text = `\ufeff${rows.map(row => row.join('\t')).join('\r\n')}\r\n`;
  return new Uint8Array(Uint16Array.from(text, char => char.charCodeAt(0)).buffer);
};

describe('exports that went through other hands', () => {
  it('may end their lines in several ways', () => {
    const rows = ['a,A,"<p>one\r\ntwo</p>",1.00', 'b,B,,2.00', 'c,C,"x",3.00'];
    const { products } = readText(
      'shopify',
      `Handle,Title,Body (HTML),Variant Price\r\n${rows.join('\n')}`,
    );
    expect(products.map(({ handle }) => handle)).toEqual(['a', 'b', 'c']);
    expect(products[0]?.descriptionHtml).toBe('<p>one\r\ntwo</p>');
  });

  it('write decimals with a comma between tabs: a weight of 1,250 is no 1250', () => {
    const bytes = unicodeText([
      ['handleId', 'fieldType', 'name', 'price', 'surcharge', 'weight', 'sku'],
      ['product_1', 'Product', 'Seife', '1299,5', '', '1,250', 'S-1'],
    ]);
    const { products } = readExport('wix', [{ name: 'catalog_products.txt', bytes }]);
    expect(products.map(brief)).toMatchObject([{ variants: [' S-1 1299.5 1.250'] }]);
  });

  it('separate by semicolon and still write decimals with a point', () => {
    const head = 'Handle;Title;Option1 Name;Option1 Value;Variant Price;Variant Grams\n';
    const { products } = readText('shopify', `${head}a;A;Size;S;18.50;453.592\na;;;M;19.00;1.500`);
    expect(products.map(brief)).toMatchObject([
      { variants: ['S  18.50 453.592', 'M  19.00 1.500'] },
    ]);
  });

  it('of Wix V3 may name the options on the product row alone', () => {
    const head =
      'handle,fieldType,name,plainDescription,media,price,sku,productOptionName1,productOptionType1,productOptionChoices1,productOptionName2,productOptionType2,productOptionChoices2\n';
    const { products } = readText(
      'wix',
      `${head}${[
        'tee,PRODUCT,Tee,,,,,Size,TEXT_CHOICES,S;M,Color,SWATCH_CHOICES,#800080:purple;#fff:white',
        'tee,VARIANT,,,,10.00,T-S-P,,,S,,,purple',
        'tee,VARIANT,,,,12.00,T-M-W,,,M,,,white',
      ].join('\n')}`,
    );
    expect(products.map(brief)).toEqual([
      {
        handle: 'tee',
        options: ['Size: S|M', 'Color: purple|white'],
        variants: ['S/purple T-S-P 10.00 ', 'M/white T-M-W 12.00 '],
        images: 0,
        errors: [],
      },
    ]);
  });

  it('of Wix may leave the handle blank below a product, or everywhere', () => {
    const head =
      'handle,fieldType,name,plainDescription,media,price,sku,productOptionName1,productOptionType1,productOptionChoices1\n';
    const rows = (first: string, second: string) =>
      `${head}${[
        `${first},PRODUCT,Tee,,https://x.example/1.jpg,,,Size,TEXT_CHOICES,S;M`,
        ',VARIANT,,,,10.00,T-S,Size,TEXT_CHOICES,S',
        ',VARIANT,,,,12.00,T-M,Size,TEXT_CHOICES,M',
        ',MEDIA,,,https://x.example/2.jpg,,,,,',
        `${second},PRODUCT,Tee,,,5.00,T2,,,`,
      ].join('\n')}`;
    const tee = {
      options: ['Size: S|M'],
      variants: ['S T-S 10.00 ', 'M T-M 12.00 '],
      images: 2,
      errors: [],
    };
    expect(readText('wix', rows('tee', 'other')).products.map(brief)).toMatchObject([
      { handle: 'tee', ...tee },
      { handle: 'other', variants: [' T2 5.00 '] },
    ]);
    const made = readText('wix', rows('', '')).products;
    expect(made.map(brief)).toMatchObject([
      { handle: 'tee', ...tee },
      { handle: 'tee-2', variants: [' T2 5.00 '] },
    ]);
    expect(made[1]?.issues.map(({ code }) => code)).toContain('handleMade');
  });

  it('of Wix V1 may leave it blank as well', () => {
    const head =
      'handleId,fieldType,name,price,surcharge,sku,productOptionName1,productOptionType1,productOptionDescription1\n';
    const { products } = readText(
      'wix',
      `${head}product_1,Product,Soap,9.0,,,Size,DROP_DOWN,60g;120g\n,Variant,,,0.0,S60,,,60g\n,Variant,,,4.5,S120,,,120g`,
    );
    expect(products.map(brief)).toMatchObject([
      { handle: 'product_1', variants: ['60g S60 9.0 ', '120g S120 13.5 '], errors: [] },
    ]);
  });

  it('have every choice once and no option for Shopify’s one variant, in any case', () => {
    const { products } = readText(
      'shopify',
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant Price',
        'a,A,Title,default title,1.00',
      ].join('\n'),
    );
    expect(products.map(brief)).toMatchObject([{ options: [], variants: ['  1.00 '] }]);
    const soap = readText(
      'wix',
      [
        'handleId,fieldType,name,price,surcharge,productOptionName1,productOptionType1,productOptionDescription1',
        'product_1,Product,Soap,9.0,,Size,DROP_DOWN,S ; M;M',
        'product_1,Variant,,,0.0,,,M ',
      ].join('\n'),
    );
    expect(soap.products.map(brief)).toMatchObject([{ options: ['Size: S|M'] }]);
  });
});
