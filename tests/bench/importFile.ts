import Papa from 'papaparse';

const HEADINGS =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Google Product Category,Google Shopping / Gender,Google Shopping / Age Group,Google Shopping / MPN,Google Shopping / AdWords Grouping,Google Shopping / AdWords Labels,Google Shopping / Condition,Google Shopping / Custom Product,Google Shopping / Custom Label 0,Google Shopping / Custom Label 1,Google Shopping / Custom Label 2,Google Shopping / Custom Label 3,Google Shopping / Custom Label 4,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status'.split(
    ',',
  );

/**
 * A Shopify export of so many rows, shaped like a real one: variants, HTML, pictures.
 * @param most variants of a product; there are half as many on average.
 * @param words repeats of a sentence in a product's description.
 */
export const shopifyExport = (rows: number, most = 4, words = 4): string => {
  const table: string[][] = [];
  for (let product = 0; table.length < rows; product++) {
    const variants = 1 + (product % most);
    for (let variant = 0; variant < variants && table.length < rows; variant++) {
      const first = variant === 0;
      const handle = `handmade-product-${product}`;
      const cells: Record<string, string> = {
        Handle: handle,
        Title: first ? `Handmade product number ${product}` : '',
        'Body (HTML)': first
          ? `<p>A <strong>well made</strong> thing, no. ${product}, with a "quoted" word.</p>\n<ul>\n<li>Lasts long</li>\n<li>Looks good, too</li>\n</ul>\n<p>${'Made by hand in a small workshop. '.repeat(words)}</p>`
          : '',
        Vendor: first ? 'Casa Fio' : '',
        Type: first ? 'Home' : '',
        Tags: first ? 'home, handmade, gift' : '',
        Published: first ? 'true' : '',
        'Option1 Name': first ? (variants > 1 ? 'Size' : 'Title') : '',
        'Option1 Value': variants > 1 ? `Size ${variant}` : 'Default Title',
        'Variant SKU': `SKU-${product}-${variant}`,
        'Variant Grams': '240',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': String(product % 30),
        'Variant Inventory Policy': 'deny',
        'Variant Fulfillment Service': 'manual',
        'Variant Price': `${(product % 500) + 10}.90`,
        'Variant Compare At Price': product % 3 === 0 ? `${(product % 500) + 20}.00` : '',
        'Variant Requires Shipping': 'true',
        'Variant Taxable': 'true',
        'Image Src': `https://cdn.shopify.com/s/files/1/0000/0001/products/${handle}-${variant}.jpg?v=16231048`,
        'Image Position': String(variant + 1),
        'Gift Card': first ? 'false' : '',
        'Variant Weight Unit': 'kg',
        'Cost per item': '5.50',
        Status: first ? 'active' : '',
      };
      table.push(HEADINGS.map(heading => cells[heading] ?? ''));
    }
  }
  return Papa.unparse({ fields: HEADINGS, data: table });
};
