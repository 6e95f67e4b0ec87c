/**
 * Headings by which other shops' exports and price lists name what Shopify's name otherwise, in
 * normal form: WooCommerce, Magento, PrestaShop, Shopware, Squarespace, Etsy, and German ones.
 */
export const TABLE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  handle: ['handleid', 'slug', 'urlkey', 'productpage'],
  title: [
    ...['name', 'productname', 'producttitle', 'itemname', 'titel', 'bezeichnung'],
    ...['artikelbezeichnung', 'artikelname', 'produktname', 'produkttitel'],
  ],
  description: [
    ...['plaindescription', 'longdescription', 'productdescription', 'beschreibung'],
    ...['artikelbeschreibung', 'produktbeschreibung'],
  ],
  vendor: ['brand', 'brands', 'manufacturer', 'hersteller', 'marke'],
  productCategory: ['categories', 'productcategories', 'kategorie', 'kategorien', 'warengruppe'],
  tags: ['producttags', 'schlagworte', 'schlagwörter', 'stichworte'],
  published: ['visible', 'enabled', 'sichtbar', 'aktiv'],
  sku: [
    ...['itemsku', 'productsku', 'itemnumber', 'productnumber', 'articlenumber', 'artikelnummer'],
    ...['artikelnr', 'artnr', 'bestellnummer'],
  ],
  barcode: ['ean', 'ean13', 'gtin', 'gtin13', 'upc', 'gtinupceanorisbn', 'isbn'],
  price: [
    ...['regularprice', 'productprice', 'baseprice', 'preis', 'verkaufspreis', 'bruttopreis'],
    ...['vkpreis', 'vkbrutto'],
  ],
  compareAt: ['strikethroughprice', 'listprice', 'oldprice', 'msrp', 'rrp', 'uvp', 'streichpreis'],
  cost: ['cost', 'costprice', 'purchaseprice', 'einkaufspreis', 'ekpreis', 'eknetto'],
  grams: [
    ...['weight', 'weightkg', 'weightg', 'weightlb', 'weightlbs', 'weightoz'],
    ...['gewicht', 'gewichtkg', 'gewichtg', 'gewichting', 'gewichtinkg'],
  ],
  quantity: [
    ...['quantity', 'qty', 'stock', 'stockquantity', 'inventory', 'onhand', 'available'],
    ...['bestand', 'lagerbestand', 'menge'],
  ],
  lowStockThreshold: [
    ...['lowstockthreshold', 'lowstockamount', 'lowstocklevel', 'reorderpoint', 'reorderlevel'],
    ...['meldebestand'],
  ],
  imageUrl: [
    ...['image', 'images', 'imagelink', 'imageurls', 'picture', 'pictures', 'hostedimageurls'],
    ...['bild', 'bilder', 'bildurl'],
  ],
};
