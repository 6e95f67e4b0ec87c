import { byEar } from './journey.ts';

byEar('a file is imported, and the import taken back', async ({ ear, words, open }) => {
  await open('newowner', '/shopify/add-product');
  await ear.readTo(words.named('button', 'import.source.choose'));
  await ear.chooses('tests/fixtures/import/shopify-legacy.csv', 'Enter');
  await ear.readTo(words.named('button', 'import.preview.write'));
  await ear.press('Enter');
  await ear.hear(words.heard('progress.announceDone'), 30_000);
  await ear.readTo(words.named('heading', 'import.done.finished'), 'heading');
  await ear.readTo(words.named('button', 'import.history.undoRun'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(words.named('button', 'import.undo.confirm'));
  await ear.press('Enter');
  await ear.hear(words.heard('progress.announceDone'), 30_000);
});

byEar('figures are read as a table', async ({ ear, words, open }) => {
  await open('owner', '/');
  await ear.readTo(words.named('link', 'shell.nav.productAnalytics'));
  await ear.press('Enter');
  await ear.hear(words.named('heading', 'analytics.products.title'));
  await ear.readTo(/^columnheader/);
});

byEar(
  'the palette finds a page, says what it found, and opens it',
  async ({ ear, words, open }) => {
    await open('owner', '/all-products');
    await ear.readTo(words.named('heading', 'products.title'), 'heading');
    await ear.press('Control+k');
    await ear.hear(words.named('combobox', 'palette.label'));
    await ear.type(words.text('shell.nav.profile'));
    await ear.hear(words.heard('palette.results'));
    await ear.press('Enter');
    await ear.hear(/^heading, /);
  },
);

byEar('the profile is edited', async ({ ear, words, open }) => {
  await open('newowner', '/edit-profile');
  await ear.readTo(words.named('textbox', 'profile.field.businessName'));
  await ear.press('Control+a');
  await ear.type('Fresh Start & Sons');
  await ear.hear(words.heard('forms.unsaved'));
  await ear.press('Control+s');
  await ear.hear(words.heard('profile.saved'));
  await ear.hear(words.named('heading', 'profile.title'));
});

byEar('what was typed is offered again after a reload', async ({ ear, words, open }) => {
  await open('newowner', '/edit-profile');
  await ear.readTo(words.named('textbox', 'profile.field.businessName'));
  await ear.press('Control+a');
  await ear.type('Half a name');
  await ear.hear(words.heard('forms.unsaved'));
  await ear.reload();
  await ear.readTo(words.heard('common.draft.found'));
  await ear.readTo(words.named('button', 'common.draft.restore'));
  await ear.press('Enter');
  await ear.readTo(/^textbox, .*Half a name/);
});

byEar('the administrators are asked for help', async ({ ear, words, open }) => {
  await open('newowner', '/submitted-requests');
  await ear.readTo(words.named('button', 'requests.add'));
  await ear.press('Enter');
  await ear.hear(words.named('textbox', 'requests.field.subject'));
  await ear.type('A question of mine');
  await ear.goTo(words.named('textbox', 'requests.field.message'));
  await ear.type('Which pictures are best?');
  await ear.goTo(words.named('button', 'requests.form.submit'));
  await ear.press('Enter');
  await ear.hear(words.heard('requests.done.submit'));
  await ear.readTo(/A question of mine/);
});

byEar('last week is read beside the week before', async ({ ear, words, open }) => {
  await open('owner', '/weekly-report');
  await ear.readTo(words.named('heading', 'figures.weekly.title'), 'heading');
  await ear.readTo(words.named('columnheader', 'figures.weekly.thisWeek'));
  await ear.readTo(words.named('columnheader', 'figures.weekly.change'));
  await ear.readTo(/^rowheader, /);
});
