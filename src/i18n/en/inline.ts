/** Changing a product in the list itself. */
export const inline = {
  saved: {
    status: 'The status of “%{name}” was changed.',
    price: 'The price of “%{name}” was changed.',
    stock: 'The stock of “%{name}” was changed.',
  },
  same: 'Nothing was changed.',
  left: 'Not saved: “%{text}” for “%{name}”. Its row is no longer in view.',
  stockHelp: 'Empty: not counted',
  grid: 'Edit in the grid',
  form: 'Open the form',
  view: 'Open the product',
  refused: {
    merged: 'This product was merged into another one, and is no longer changed.',
    variantPrices: 'Its variants have prices of their own: change them one by one.',
    variantStock: 'Each of its variants has a stock of its own: change them one by one.',
  },
};
