import { expect } from '@playwright/test';
import { byEar } from './journey.ts';
import { tickNextRow } from './tickNextRow.ts';

byEar('likely duplicates are found and merged with a reason', async ({ ear, words, open }) => {
  await open('admin', '/merge-products');
  await ear.readTo(words.named('button', 'merge.scan.start'));
  await ear.press('Enter');
  await ear.hear(words.heard('progress.announceDone'), 40_000);
  await ear.readTo(words.named('button', 'merge.queue.reviewLabel'));
  await ear.press('Enter');
  await ear.hear(/^heading, /);
  await ear.readTo(words.named('button', 'merge.preview.confirm'));
  await ear.press('Enter');
  await ear.hear(words.named('dialog', 'merge.preview.confirmTitle'));
  await ear.goTo(words.named('textbox', 'common.reason'));
  await ear.type('The same thing twice');
  await ear.goTo(words.named('button', 'merge.preview.confirm'));
  await ear.press('Enter');
  await ear.hear(words.heard('merge.preview.done'));
});

byEar('winners are drawn, and the draw is checked', async ({ ear, words, open }) => {
  await open('admin', '/');
  await ear.readTo(new RegExp(`^link, ${words.text('dashboard.giveawaysToDraw')}`));
  await ear.press('Enter');
  await ear.hear(words.named('heading', 'giveaways.title'));
  await ear.readTo(/^row, /);
  await ear.readTo(/^link, /);
  await ear.press('Enter');
  await ear.hear(/^heading, /);
  await ear.readTo(words.named('button', 'giveaways.action.draw'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(words.named('button', 'giveaways.action.draw'));
  await ear.press('Enter');
  await ear.hear(words.heard('giveaways.done.draw'), 30_000);
  await ear.readTo(words.named('button', 'giveaways.action.check'));
  await ear.press('Enter');
  await ear.hear(/./);
});

byEar('who changed what is read from the history', async ({ ear, words, open }) => {
  await open('admin', '/recent-changes');
  await ear.readTo(words.named('heading', 'audit.title'), 'heading');
  await ear.readTo(/^link, /);
});

byEar('a giveaway is created as a draft', async ({ ear, words, open }) => {
  await open('admin', '/giveaways');
  await ear.readTo(words.named('button', 'giveaways.add'));
  await ear.press('Enter');
  await ear.hear(words.named('textbox', 'giveaways.field.title'));
  await ear.type('A lamp for somebody');
  await ear.goTo(words.named('combobox', 'giveaways.form.prize'));
  await ear.type('lamp');
  await ear.goTo(/^option, .*lamp/i, 'ArrowDown');
  await ear.press('Enter');
  await ear.goTo(words.named('button', 'giveaways.form.create'));
  await ear.press('Enter');
  await ear.hear(/^heading, A lamp for somebody/);
});

byEar('a business is deactivated with a reason', async ({ ear, words, open }) => {
  await open('admin', '/all-business?filter={"isBusinessOwner":"approved"}');
  await ear.readTo(/^columnheader/);
  await tickNextRow({ ear, words });
  await ear.readTo(words.named('button', 'business.action.deactivate'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(/^textbox, /);
  await ear.type('Goods were never sent');
  await ear.goTo(words.named('button', 'business.action.deactivate'));
  await ear.press('Enter');
  await ear.hear(words.heard('business.done.deactivate'));
});

byEar('a request is answered', async ({ ear, words, open }) => {
  await open('admin', '/submitted-requests');
  await ear.readTo(words.named('heading', 'requests.title'), 'heading');
  await ear.press('j');
  await ear.hear(/^dialog, /);
  await ear.readTo(words.named('textbox', 'requests.show.message'));
  await ear.press('Control+a');
  await ear.type('Agreed.');
  await ear.goTo(words.named('button', 'requests.action.reply'));
  await ear.press('Enter');
  await ear.hear(words.heard('requests.done.reply'));
});

byEar('reports are worked through, one after the other', async ({ ear, words, open }) => {
  await open('admin', '/reports');
  await ear.readTo(words.named('heading', 'reports.title'), 'heading');
  /** What a report is about, once it is there; counts and what was done begin with a number. */
  const next = new RegExp(`^polite: (?!\\d|${words.text('reports.one')}$)`);
  await ear.press('j');
  const heard = [await ear.hear(/^dialog, /)];
  for (const [key, done] of [
    ['d', 'reports.done.dismiss'],
    ['r', 'reports.done.resolve'],
  ] as const) {
    await ear.press(key);
    await ear.hear(words.named('textbox', 'reports.note'));
    await ear.press('Control+Enter');
    const [, title = ''] = await ear.hearAll([words.heard(done), next]);
    heard.push(title);
  }
  // Each time another one is told of.
  expect(new Set(heard).size).toBe(3);
});

byEar('a user is blocked with a reason', async ({ ear, words, open }) => {
  await open('admin', '/users');
  await ear.readTo(/^columnheader/);
  await tickNextRow({ ear, words });
  await ear.readTo(words.named('button', 'users.action.block'));
  await ear.press('Enter');
  await ear.hear(/^dialog, /);
  await ear.goTo(/^textbox, /);
  await ear.type('Sold entries to others');
  await ear.goTo(words.named('button', 'users.action.block'));
  await ear.press('Enter');
  await ear.hear(words.heard('users.done.block'));
});

byEar('two products are said to be none of the other', async ({ ear, words, open }) => {
  await open('admin', '/merge-products');
  await ear.readTo(words.named('button', 'merge.scan.start'));
  await ear.press('Enter');
  await ear.hear(words.heard('progress.announceDone'), 40_000);
  await ear.readTo(words.named('button', 'merge.queue.dismissLabel'));
  await ear.press('Enter');
  await ear.hear(words.heard('merge.queue.setAside'));
});
