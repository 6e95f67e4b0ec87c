import { byEar } from './journey.ts';

byEar('a product is found, opened and its price changed', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(words.named('searchbox', 'products.searchLabel'));
  await ear.press('Enter');
  await ear.type('Lisbon');
  await ear.hear(/^polite: .*1–/);
  await ear.readTo(/^link, .*Lisbon/);
  await ear.press('Enter');
  await ear.hear(/^heading, .*Lisbon/);
  await ear.readTo(words.named('link', 'common.edit'));
  await ear.press('Enter');
  await ear.goTo(words.named('textbox', 'products.form.price'));
  await ear.retype(words.language === 'de' ? '17,50' : '17.50');
  await ear.hear(words.heard('forms.unsaved'));
  await ear.press('Control+s');
  await ear.hear(words.heard('forms.nothing'));
});

byEar('ticked products are archived and put back', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(words.named('checkbox', 'common.rows.selectRow'));
  await ear.press('Space');
  await ear.hear(words.heard('common.rows.selected'));
  await ear.readTo(words.named('button', 'products.action.archive'));
  await ear.press('Enter');
  await ear.hear(words.heard('products.done.archive'));
  await ear.readTo(words.named('button', 'common.undo'));
  await ear.press('Enter');
  await ear.hear(words.heard('common.action.undone'));
});

byEar('a list is filtered, and says how many are left', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(words.named('button', 'common.filters'));
  await ear.press('Enter');
  await ear.hear(/^expanded/);
  // The filters come a moment later: Tab would pass by where they will be.
  await ear.readTo(words.named('combobox', 'products.field.status'));
  await ear.press('ArrowDown');
  await ear.hear(words.named('option', 'common.any'));
  await ear.goTo(words.named('option', 'products.status.archived'), 'ArrowDown', 6);
  await ear.press('Enter');
  await ear.hear(/^polite: .*1–/);
});

byEar('the grid is gone through cell by cell, and saved', async ({ ear, words, open }) => {
  await open('owner', '/all-products?grid=list');
  await ear.readTo(/^grid/);
  await ear.press('ArrowDown');
  await ear.hear(/^(?:gridcell|rowheader)/);
  await ear.press('F2');
  await ear.retype('A title of mine');
  await ear.press('Enter');
  await ear.readTo(words.heard('products.grid.unsaved'));
  await ear.readTo(words.named('button', 'products.grid.save'));
  await ear.press('Enter');
  await ear.hear(words.heard('products.grid.saved'));
});

byEar('products are exported', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(words.named('button', 'products.action.export'));
  await ear.press('Enter');
  await ear.hear(words.named('dialog', 'export.title'));
  await ear.goTo(words.named('button', 'export.start'));
  await ear.press('Enter');
  await ear.hear(words.heard('progress.announceDone'), 30_000);
});

byEar('two products are compared', async ({ ear, words, open }) => {
  await open('owner', '/compare/p00001');
  await ear.readTo(words.named('heading', 'compare.title'), 'heading');
  await ear.readTo(/^button, .*(?:barcode|Barcode|titl|Titel)/);
  await ear.press('Enter');
  await ear.readTo(/^rowheader, (?:Price|Preis)/);
});

byEar('a product is added as a draft, and is there', async ({ ear, words, open }) => {
  await open('owner', '/add-product');
  await ear.readTo(words.named('textbox', 'products.form.title'));
  await ear.press('Control+a');
  await ear.type('Zither of Pine');
  await ear.hear(words.heard('forms.unsaved'));
  await ear.goTo(words.named('textbox', 'products.form.price'));
  await ear.type('240');
  await ear.readTo(words.named('button', 'products.form.saveDraft'));
  await ear.press('Enter');
  await ear.hear(words.heard('products.form.createdDraft'));
  await ear.hear(/^heading, Zither of Pine/);
});
