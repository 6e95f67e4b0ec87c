import { photograph } from '../support/photograph.ts';
import { byEar } from './journey.ts';
import { tickNextRow } from './tickNextRow.ts';

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
  await ear.readTo(/^columnheader/);
  await tickNextRow({ ear, words });
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

byEar('a view of the list is saved, and stands among its tabs', async ({ ear, words, open }) => {
  await open('owner', '/all-products?filter={"status":"archived"}');
  await ear.readTo(words.named('button', 'common.views.title'));
  await ear.press('Enter');
  await ear.hear(words.named('dialog', 'common.views.title'));
  await ear.goTo(words.named('textbox', 'views.name'));
  await ear.type('Put away');
  await ear.goTo(words.named('button', 'common.save'));
  await ear.press('Enter');
  await ear.hear(words.heard('views.saved'));
  await ear.press('Escape');
  await ear.readTo(/^tab, Put away/);
});

byEar('the brand of ticked products is changed after a preview', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(/^columnheader/);
  for (const _ of [1, 2]) {
    await tickNextRow({ ear, words });
    await ear.hear(words.heard('common.rows.selected'));
  }
  await ear.readTo(words.named('button', 'products.action.bulkEdit'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(words.named('checkbox', 'products.bulk.change.brand'));
  await ear.press('Space');
  await ear.goTo(words.named('combobox', 'products.field.brand'));
  await ear.type('House of Oak');
  await ear.readTo(/→ House of Oak/);
  await ear.goTo(words.named('button', 'products.bulk.apply'));
  await ear.press('Enter');
  await ear.hear(words.heard('products.done.update'));
});

byEar('a picture is added, and described', async ({ ear, words, open }) => {
  await open('newowner', '/add-product');
  await ear.readTo(words.named('textbox', 'products.form.title'));
  await ear.press('Control+a');
  await ear.type('Lamp of glass');
  await ear.readTo(words.named('button', 'images.add'));
  await ear.chooses(photograph('lamp.png', 600, 600), 'Enter');
  await ear.hear(words.heard('images.uploaded'));
  await ear.goTo(words.named('textbox', 'images.alt'));
  await ear.type('A lamp that is switched on');
  await ear.press('Control+s');
  await ear.hear(/^heading, Lamp of glass/);
  await ear.readTo(/^image, A lamp that is switched on/);
});

byEar('a change is taken back from the history', async ({ ear, words, open }) => {
  await open('owner', '/all-products');
  await ear.readTo(/^columnheader/);
  await tickNextRow({ ear, words });
  await ear.readTo(words.named('button', 'products.action.archive'));
  await ear.press('Enter');
  await ear.hear(words.heard('products.done.archive'));
  await ear.open('/recent-changes');
  await ear.readTo(/^columnheader/);
  await tickNextRow({ ear, words });
  await ear.readTo(words.named('link', 'audit.takeBackSelected'));
  await ear.press('Enter');
  await ear.hear(words.named('heading', 'history.takeBack.title'));
  await ear.readTo(words.named('button', 'history.restore'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(words.named('button', 'history.restore'));
  await ear.press('Enter');
  await ear.hear(words.heard('history.done'));
});
