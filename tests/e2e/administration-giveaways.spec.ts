import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirm, savedFile, section } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';
import { enterGiveaway } from './support/enterGiveaway.ts';
import { PIXEL } from './support/pixel.ts';

/** Each journey has many steps behind one sign-in. */
test.beforeEach(() => test.slow());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const winners = (page: Page) => section(page, 'Winners').getByRole('listitem');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The cells of a CSV line none of whose cells has a comma in it. */
const cells = (line: string) => line.split(',').map(cell => cell.replace(/^"|"$/g, ''));

/** What a field for day and time takes, so many days from now. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test('a giveaway is scheduled by the clocks of its zone, edited, published and cancelled', async ({
  page,
}) => {
  await signIn(page, 'admin', '/giveaways');
  await page.getByRole('button', { name: 'New giveaway' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill('A kettle for Tokyo');
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Tokyo');
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await form.getByLabel('Starts').fill(inDays(3, '09:00'));
  await form.getByLabel('Ends').fill(inDays(2, '09:00'));
  await form.getByRole('textbox', { name: 'Winners to draw' }).fill('2');

  await test.step('what cannot be is refused beside the field', async () => {
    await form.getByRole('button', { name: 'Create draft' }).click();
    await expect(form.getByText('The end must be after the start.')).toBeVisible();
    await form.getByLabel('Ends').fill(inDays(10, '21:30'));
  });

  await test.step('what was typed outlives a reload', async () => {
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain('A kettle for Tokyo');
    await page.reload();
    await page.getByRole('button', { name: 'New giveaway' }).click();
    await form.getByRole('button', { name: 'Restore them' }).click();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('A kettle for Tokyo');
    await expect(form.getByLabel('Ends')).toHaveValue(inDays(10, '21:30'));
  });

  await test.step('the prize is found among the products', async () => {
    await form.getByRole('combobox', { name: 'Prize' }).fill('lamp');
    await page.getByRole('option', { name: /lamp/i }).first().click();
    await form.getByRole('button', { name: 'Create draft' }).click();
    await expect(heading(page, 'A kettle for Tokyo')).toBeVisible();
    const details = section(page, 'Details');
    await expect(details).toContainText('9:30 PM (Asia/Tokyo)');
    await expect(details).toContainText('1:30 PM your time');
    await expect(page.getByText('Only administrators see it.')).toBeVisible();
  });

  await test.step('edited, with a picture of its own', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Choose a picture').setInputFiles({
      name: 'kettle.png',
      mimeType: 'image/png',
      buffer: PIXEL,
    });
    await expect(form.getByRole('textbox', { name: 'Or the address of a picture' })).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Winners to draw' })).toHaveValue('2');
    await form.getByRole('textbox', { name: 'Winners to draw' }).fill('3');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(section(page, 'Recent changes')).toContainText('Winners to draw: 2 → 3');
    await expect(section(page, 'Recent changes')).toContainText('Picture:');
  });

  await test.step('published: bound to a seed that nobody sees yet', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await confirm(page, 'Publish');
    await expect(page.getByText('People can enter from')).toBeVisible();
    await expect(section(page, 'The draw')).toContainText(/[0-9a-f]{64}/);
    await expect(section(page, 'The draw')).toContainText(/Round \d+ of quicknet/);
    await expect(page.getByRole('button', { name: 'Draw winners' })).toHaveCount(0);
  });

  await test.step('cancelled, with a reason, for good', async () => {
    await page.getByRole('button', { name: 'Cancel giveaway' }).click();
    await confirm(page, 'Cancel giveaway', 'The kettle was recalled');
    await expect(page.getByText('It was cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await expect(section(page, 'Recent changes')).toContainText('The kettle was recalled');
  });
});

test('what people enter for stays; the end moves to a later time, with a reason', async ({
  page,
}) => {
  await signIn(page, 'admin', '/giveaways/g01');
  const form = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(form.getByText('People can enter since the start:')).toBeVisible();
  for (const name of ['Winners to draw', 'Prize', 'Time zone'])
    await expect(form.getByLabel(name)).toHaveCount(0);
  await form.getByLabel('Ends').fill(inDays(2, '09:00'));
  await form.getByRole('textbox', { name: 'Reason for the later end' }).fill('The lamp is late');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The end can only be moved to a later time:')).toBeVisible();
  await form.getByLabel('Ends').fill(inDays(40, '09:00'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const history = section(page, 'Recent changes');
  await expect(history).toContainText('End moved to a later time');
  await expect(history).toContainText('The lamp is late');
});

test('giveaways to be drawn are where the tabs and the dashboard say', async ({ page }) => {
  await signIn(page, 'admin', '/giveaways');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^Published/)).toHaveText('Published (3)');
  await expect(tab(/^Scheduled/)).toHaveText('Scheduled (2)');
  await expect(tab(/^Ended/)).toHaveText('Ended (2)');
  await tab(/^Ended/).click();
  await expect(page.getByRole('link', { name: /^(Vinyl Friday|The long table)/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('link', { name: /^(Vinyl Friday|The long table)/ })).toHaveCount(2);
  await tab(/^Published/).click();
  await expect(page.getByRole('link', { name: 'Win the lamp on our desk' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vinyl Friday' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Giveaways to draw/ })).toContainText('2');
  await expect(page.getByRole('link', { name: /^Published giveaways/ })).toContainText('3');
});

test('winners are drawn once, checked by anyone, and replaced with a reason', async ({
  newWindow,
}) => {
  // The browser logs what the rules refuse to the one who comes second, whichever window that is.
  const page = await newWindow();
  await signIn(page, 'admin', '/giveaways/g01');
  await test.step('never before the end', async () => {
    await expect(heading(page, 'Win the lamp on our desk')).toBeVisible();
    await expect(page.getByText('People can enter until')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draw winners' })).toHaveCount(0);
  });

  await page.goto('/giveaways/g04');
  await expect(heading(page, 'The long table giveaway')).toBeVisible();
  const other = await newWindow();
  await signIn(other, 'admin2', '/giveaways/g04');
  await expect(heading(other, 'The long table giveaway')).toBeVisible();

  await test.step('two administrators draw at once: one does, the other is told', async () => {
    const windows = [page, other];
    for (const window of windows)
      await window.getByRole('button', { name: 'Draw winners' }).click();
    await Promise.all(
      windows.map(window =>
        window.getByRole('dialog').getByRole('button', { name: 'Draw winners' }).click(),
      ),
    );
    const outcome = (window: Page) =>
      window
        .getByText(
          /^(The winners were drawn\.|The winners were drawn already\.|Somebody else changed this)/,
        )
        .first();
    const [mine, theirs] = await Promise.all(
      windows.map(async window => (await outcome(window).textContent()) ?? ''),
    );
    expect([mine, theirs].filter(text => text === 'The winners were drawn.')).toHaveLength(1);
    for (const window of windows) await expect(winners(window)).toHaveCount(2);
    expect(await winners(page).getByRole('link').allTextContents()).toEqual(
      await winners(other).getByRole('link').allTextContents(),
    );
    await other.close();
  });

  const check = async () => {
    await page.getByRole('button', { name: 'Check the draw' }).click();
    await expect(page.getByText('The seed is the one committed to before the draw')).toBeVisible();
    await expect(section(page, 'The draw')).toContainText('160 entries were looked at.');
  };
  await test.step('the draw is repeated on the page', check);

  await test.step('another winner takes a place, for a reason that everybody sees', async () => {
    const name = (await winners(page).first().getByRole('link').textContent()) ?? '';
    await winners(page).first().getByRole('button', { name: 'Draw another' }).click();
    await confirm(page, 'Draw another', 'No answer within 14 days');
    await expect(winners(page)).toHaveCount(3);
    await expect(winners(page).first()).toContainText('replaced: No answer within 14 days');
    await expect(winners(page).last()).toContainText(`in place of ${name}`);
    await check();
  });

  await test.step('a winner is written to, by the own mail program, and marked', async () => {
    const winner = winners(page).last();
    const name = (await winner.getByRole('link').textContent()) ?? '';
    await winner.getByRole('button', { name: 'Contact' }).click();
    const dialog = page.getByRole('dialog', { name: `Write to ${name}` });
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(new RegExp(`^Hello ${name},\n\nyou have won`));
    await message.fill('Hello & welcome?');
    const mail = (await dialog.getByRole('link').getAttribute('href')) ?? '';
    expect(mail).toMatch(/^mailto:[^?&]+@[^?&]+\?subject=You%20have%20won%3A%20The%20long%20table/);
    expect(mail).toMatch(/&body=Hello%20%26%20welcome%3F$/);
    await dialog.getByRole('button', { name: 'Mark as contacted' }).click();
    await expect(page.getByText(`${name} is marked as contacted.`)).toBeVisible();
    await expect(winner).toContainText('contacted');
    await page.reload();
    await expect(winner).toContainText('contacted');
    // Who was replaced is told nothing any more.
    await expect(winners(page).first().getByRole('button')).toHaveCount(0);
  });

  await test.step('the files hold all that is needed to repeat it elsewhere', async () => {
    const drawn = await savedFile(page, () =>
      page.getByRole('button', { name: 'Export winners' }).click(),
    );
    const [headings = [], ...rows] = drawn.trim().split('\r\n').map(cells);
    expect(rows).toHaveLength(3);
    const winnersCell = (name: string) => rows[0]?.[headings.indexOf(name)] ?? '';
    const receipt: unknown = JSON.parse(
      await savedFile(page, () => page.getByRole('button', { name: 'Save the receipt' }).click()),
    );
    expect(receipt).toMatchObject({ method: 'seed', beacon: null, giveaway: { id: 'g04' } });
    expect(JSON.stringify(receipt)).not.toContain('@');
    const seed = winnersCell('seed');
    expect(sha256(seed)).toBe(winnersCell('seedCommitment'));

    await page.getByRole('button', { name: 'Export entries' }).click();
    const entries = await savedFile(page, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click(),
    );
    const [names = [], ...entered] = entries
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .map(cells);
    expect(entered).toHaveLength(160);
    const id = names.indexOf('Id') >= 0 ? names.indexOf('Id') : names.indexOf('User id');
    const ranked = entered
      .map(row => row[id] ?? '')
      .sort((a, b) => (sha256(`${seed}:${a}`) < sha256(`${seed}:${b}`) ? -1 : 1));
    expect(ranked.slice(0, 3)).toEqual(rows.map(row => row[2]));
  });
});

test('who is blocked, by this or another account, is marked and passed over by name', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', '/giveaways/g05');
  const entries = section(page, 'Entries');
  const newest = entries.getByRole('listitem').first();
  await newest.getByRole('link').click();
  const email = await page
    .getByText(/^\S+@\S+\.\S+$/)
    .first()
    .textContent();
  const account = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await confirm(page, 'Block', 'Sends advertising');
  await page.goBack();
  await expect(newest).toContainText('Blocked');
  await expect(entries.getByText('Blocked')).toHaveCount(1);

  const seed = sha256('sample seed of g05');
  const saved = await savedFile(page, async () => {
    await page.getByRole('button', { name: 'Export entries' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  });
  const [names = [], ...rows] = saved
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map(cells);
  const [first = '', second = ''] = rows
    .map(
      row => row[names.indexOf('Id') >= 0 ? names.indexOf('Id') : names.indexOf('User id')] ?? '',
    )
    .sort((a, b) => (sha256(`${seed}:${a}`) < sha256(`${seed}:${b}`) ? -1 : 1));
  await page.goto(`/users/${first}/view-user`);
  const block = page.getByRole('button', { name: 'Block', exact: true });
  const blocked = page.getByRole('button', { name: 'Unblock', exact: true });
  await expect(block.or(blocked)).toBeVisible();
  if (await block.isVisible()) {
    await block.click();
    await confirm(page, 'Block', 'Sends advertising');
    await expect(blocked).toBeVisible();
  }

  // Another account of who was blocked first, which did better than everybody.
  const lowest = sha256(`${seed}:${first}`);
  let other = 0;
  while (sha256(`${seed}:other-account-${other}`) >= lowest) other += 1;
  const tab = await newWindow();
  await tab.goto('/login');
  await page.goto('/giveaways/g05');
  await expect(entries.getByText('Blocked')).toHaveCount(1);
  await enterGiveaway(tab, 'g05', {
    ...{ userId: `other-account-${other}`, name: 'Somebody Else' },
    email: (email ?? '').toUpperCase(),
  });
  await expect(newest).toContainText('Somebody Else');
  await expect(newest).toContainText('Address of a blocked account');

  await page.getByRole('button', { name: 'Draw winners' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Draw winners' }).click();
  await expect(page.getByText('The winner was drawn.')).toBeVisible();
  const won = section(page, 'Winners');
  await expect(won.locator('ol').getByRole('link')).toHaveAttribute(
    'href',
    `/users/${second}/view-user`,
  );
  const passedOver = won.getByRole('list', { name: 'Passed over in the draw' });
  const passed = passedOver.getByRole('listitem');
  await expect(passed).toHaveCount(2);
  await expect(passed.first()).toContainText(
    'Another account with the same e-mail address was blocked when winners were drawn',
  );
  await expect(passed.first().getByRole('link', { name: 'The blocked account' })).toHaveAttribute(
    'href',
    account,
  );
  await expect(passed.last().getByRole('link')).toHaveAttribute(
    'href',
    `/users/${first}/view-user`,
  );
  await expect(passed.last()).toContainText('The account was blocked when winners were drawn');
  await page.getByRole('button', { name: 'Check the draw' }).click();
  await expect(page.getByText('The seed is the one committed to before the draw')).toBeVisible();
});

test('whoever takes part while the page is open appears on it', async ({ page, newWindow }) => {
  await signIn(page, 'admin', '/giveaways/g01');
  const entries = section(page, 'Entries');
  await expect(entries.getByRole('status')).toHaveText('214 entries');
  const other = await newWindow();
  await other.goto('/login');
  for (const [index, name] of ['Wilhelmina Achterberg', 'Zacharias Unterweger'].entries()) {
    const userId = `new-entrant-${index}`;
    await enterGiveaway(other, 'g01', { userId, name, email: `${userId}@mail.example` });
    await expect(entries.getByRole('listitem').first()).toContainText(name);
    await expect(entries.getByRole('status')).toHaveText(`${215 + index} entries`);
  }
  await expect(entries.getByRole('listitem')).toHaveCount(10);

  const saved = await savedFile(page, async () => {
    await page.getByRole('button', { name: 'Export entries' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  });
  expect(saved).toContain('Zacharias Unterweger');
});
