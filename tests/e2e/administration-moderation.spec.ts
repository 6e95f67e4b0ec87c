import type { Page } from '@playwright/test';
import { confirm, countOn, rowsOf, section, tab, tasks } from './support/administration.ts';
import { expect, FRESH, settled, signIn, test } from './support/console.ts';

/** Each journey has many steps behind one sign-in. */
test.beforeEach(() => test.slow());

const queue = (page: Page) => rowsOf(page, 'Reports');
const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'All reports on this target' });
const openTarget = async (page: Page) =>
  (await drawer(page).getByRole('heading', { level: 2 }).textContent()) ?? '';

const opened = (page: Page) => new URL(page.url()).searchParams.get('open');

test('reports are judged by keyboard, with an act on the target, and by one administrator only', async ({
  newWindow,
}) => {
  // The browser logs what the rules refuse to the one who comes second, whichever window that is.
  const page = await newWindow();
  await signIn(page, 'admin', '/reports');
  await expect(queue(page).first()).toBeVisible();
  await expect(tab(page, 'Open')).toHaveAttribute('aria-selected', 'true');
  const open = await countOn(page, 'Open');

  await test.step('the keys are told', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
      'Resolve the report',
    );
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('J and K go through the queue', async () => {
    await page.keyboard.press('j');
    await expect(drawer(page)).toBeVisible();
    const first = page.url();
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(first);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(first);
  });

  await test.step('D dismisses and goes on to the next', async () => {
    const before = page.url();
    await page.keyboard.press('d');
    await confirm(page, 'Dismiss', 'Nothing in our rules against it');
    await expect(page).not.toHaveURL(before);
    await expect(tab(page, 'Open')).not.toHaveText(`Open (${open})`);
  });

  await test.step('R resolves, and archives the product in the same step', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await queue(page).filter({ hasText: 'Product' }).first().getByRole('link').first().click();
    await expect(drawer(page)).toBeVisible();
    const title = await openTarget(page);
    const report = page.url();
    await page.keyboard.press('r');
    await page.getByLabel('Also archive the product').check();
    await confirm(page, 'Resolve', 'Counterfeit, confirmed by the maker');
    await page.goto(report);
    await expect(drawer(page)).toContainText('The product was archived');
    await expect(drawer(page)).toContainText('Counterfeit, confirmed by the maker');
    await drawer(page).getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Archived').first()).toBeVisible();
  });

  await test.step('of two administrators one closes it, the other is told', async () => {
    await page.goto('/reports');
    await queue(page).first().getByRole('link').first().click();
    await expect(drawer(page)).toBeVisible();
    const report = page.url().replace(/^.*\/reports/, '/reports');
    const other = await newWindow();
    await signIn(other, 'admin2', report);
    const windows = [page, other];
    for (const window of windows) {
      await drawer(window).getByRole('button', { name: 'Dismiss' }).click();
      await window.getByRole('textbox', { name: 'Note' }).fill('Looked into');
    }
    await Promise.all(
      windows.map(window =>
        window
          .getByRole('dialog', { name: /^Dismiss the report/ })
          .getByRole('button', { name: 'Dismiss' })
          .click(),
      ),
    );
    const outcomes = await Promise.all(
      windows.map(window =>
        window
          .getByText(
            /^(\d+ reports? w(as|ere) dismissed\.|This report was closed already|Somebody else changed this)/,
          )
          .first()
          .textContent(),
      ),
    );
    expect(outcomes.filter(text => text?.includes('dismissed'))).toHaveLength(1);
    // The next report is in its view by now, and is left out below until its tab has given it free.
    await settled(other);
    await other.close();
  });

  await test.step('many at once, with one note', async () => {
    await page.goto('/reports');
    await expect(queue(page).first()).toBeVisible();
    await expect(page.getByText('is looking at this')).toHaveCount(0);
    await queue(page).nth(0).getByRole('checkbox').check();
    await queue(page).nth(1).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Dismiss' }).click();
    await confirm(page, 'Dismiss', 'The same sender');
    await expect(page.getByText('2 reports were dismissed.')).toBeVisible();
  });
});

test('a report shows what was reported, what was decided before, and who reported', async ({
  page,
}) => {
  await signIn(page, 'admin', '/reports?open=r002');
  const shown = drawer(page);
  await expect(shown.getByRole('link', { name: await openTarget(page) })).toBeVisible();
  await expect(shown.locator('figure img')).toBeVisible();
  for (const fact of ['Business', 'Price', 'Category'])
    await expect(shown.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await expect(shown).toContainText('Decisions about the target');
  await expect(shown).toContainText('with the catalogue since');
  await shown.getByRole('link', { name: /^\d+ reports? so far/ }).click();
  await expect(page).toHaveURL(/reporterId/);
  await page.goto('/reports?open=r041');
  await expect(shown.getByRole('term').filter({ hasText: 'Website' })).toBeVisible();
});

test('a decision that is taken back takes its measure back, or says why that stays', async ({
  page,
}) => {
  const report = '/reports?open=r041';
  await signIn(page, 'admin', report);
  await expect(drawer(page)).toBeVisible();
  const target = drawer(page).getByRole('link', { name: await openTarget(page) });
  const resolve = async () => {
    await page.goto(report);
    await expect(drawer(page)).toContainText('Approved');
    await drawer(page).getByRole('button', { name: 'Resolve' }).click();
    await page
      .getByLabel(/^Also deactivate the business.*its products leave the catalogue/)
      .check();
    await confirm(page, 'Resolve', 'Sells copies');
    await expect(page.getByText(/^\d+ reports? w(as|ere) resolved/)).toBeVisible();
    await page.goto(report);
    await expect(drawer(page)).toContainText('The business was deactivated');
    await expect(drawer(page)).toContainText('Stood before: Approved');
    await expect(drawer(page)).toContainText('Deactivated');
  };

  await test.step('no measure is offered where there is nothing to take', async () => {
    await page.goto('/reports?open=r012');
    await expect(drawer(page)).toContainText('Pending');
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: /^Resolve the report/ });
    await expect(dialog).toContainText('There is nothing to deactivate');
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('Reopen takes it back, in the same step', async () => {
    await resolve();
    await drawer(page).getByRole('button', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: /^Reopen the report/ });
    await expect(
      dialog.getByLabel(/^Also reactivate the business.*its products come back/),
    ).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The maker was wrong');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(/^The report is open again, and the business/)).toBeVisible();
    await expect(drawer(page)).toContainText('Approved');
    await expect(drawer(page).getByRole('heading', { name: 'Outcome' })).toHaveCount(0);
  });

  await test.step('so does the trail', async () => {
    await resolve();
    await drawer(page).getByRole('button', { name: 'Take back' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Take back/ });
    await expect(dialog).toContainText('The business is reactivated');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(drawer(page)).toContainText('Approved');
    await expect(drawer(page).getByRole('heading', { name: 'Outcome' })).toHaveCount(0);
  });

  await test.step('an earlier decision is not taken back from under a later one', async () => {
    const reopen = async () => {
      await drawer(page).getByRole('button', { name: 'Reopen' }).click();
      const dialog = page.getByRole('dialog', { name: /^Reopen the report/ });
      await dialog.getByRole('button', { name: 'Reopen' }).click();
      await expect(page.getByText(/^The report is open again/)).toBeVisible();
    };
    await resolve();
    await reopen();
    await resolve();
    await drawer(page).getByRole('button', { name: 'Take back' }).nth(1).click();
    const dialog = page.getByRole('dialog', { name: /^Take back/ });
    await expect(dialog).toContainText('Nothing of this change is left to take back.');
    await expect(dialog.getByRole('alert')).toContainText(
      /Changed again since, and left as it is.*Outcome.*Belongs together with that.*Status/s,
    );
    await expect(dialog.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await reopen();
  });

  await test.step('what somebody decided since stays, and the dialog says why', async () => {
    await resolve();
    await target.first().click();
    for (const [act, reason] of [
      ['Reactivate', 'Papers came'],
      ['Deactivate', 'They were false'],
    ] as const) {
      await page.getByRole('button', { name: act, exact: true }).click();
      await confirm(page, act, reason);
    }
    await page.goto(report);
    await drawer(page).getByRole('button', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: /^Reopen the report/ });
    await expect(dialog).toContainText('The business stays deactivated.');
    await expect(dialog).toContainText('Somebody decided about it again since');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('The report is open again.')).toBeVisible();
    await expect(drawer(page)).toContainText('Deactivated');
  });
});

test('an owner asks for another e-mail, an administrator approves, and a new name needs nobody', async ({
  page,
  newWindow,
}) => {
  test.setTimeout(180_000);
  const owner = await newWindow();
  await signIn(owner, 'owner', '/submitted-requests');
  await signIn(page, 'admin', '/submitted-requests');
  await expect(rowsOf(page, 'Submitted Requests').first()).toBeVisible();
  const waiting = await countOn(page, 'Waiting');

  await test.step('the owner sends it with a file', async () => {
    await owner.getByRole('button', { name: /^Account of/ }).click();
    await owner.getByRole('menuitem', { name: 'Profile' }).click();
    await owner.getByRole('link', { name: 'Ask for another e-mail' }).click();
    const form = owner.getByRole('dialog', { name: 'New request' });
    await expect(form).toContainText('Change of e-mail');
    await form.getByRole('textbox', { name: 'Subject' }).fill('New address from Monday');
    await form.getByRole('textbox', { name: 'New e-mail' }).fill('owner@catalogue.example');
    await form.getByRole('button', { name: 'Submit request' }).click();
    await expect(form).toContainText('This is your present address.');
    await form.getByRole('textbox', { name: 'New e-mail' }).fill('office@harbour.example');
    await form.getByRole('textbox', { name: 'Message' }).fill('The register has it already.');
    const chooser = owner.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles([
      { name: 'extract.txt', mimeType: 'text/plain', buffer: Buffer.from('Register, page 7') },
      { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(form.getByText(/^virus\.exe: only pictures/)).toBeVisible();
    await form.getByRole('button', { name: 'Submit request' }).click();
    await expect(owner.getByRole('dialog', { name: 'New address from Monday' })).toContainText(
      'Not answered yet',
      { timeout: 30_000 },
    );
  });

  await test.step('it appears before the administrator by itself', async () => {
    await expect(tab(page, 'Waiting')).toHaveText(`Waiting (${waiting + 1})`);
    await page.getByRole('link', { name: 'New address from Monday' }).click();
    const request = page.getByRole('dialog', { name: 'New address from Monday' });
    await expect(request).toContainText('office@harbour.example');
    await expect(request).toContainText('it does not change the address');
    // A file of another origin opens beside the console, as Cloud Storage's do.
    const opened = Promise.race([
      page.waitForEvent('download').then(download => download.suggestedFilename()),
      page
        .context()
        .waitForEvent('page')
        .then(tab => tab.close().then(() => 'extract.txt')),
    ]);
    await request.getByRole('button', { name: 'Download extract.txt' }).click();
    expect(await opened).toBe('extract.txt');
    await request.getByRole('textbox', { name: 'Message to the owner' }).fill('Congratulations!');
    await request.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('1 request was approved.')).toBeVisible();
    await request.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the owner sees the answer without a reload, and changes the name', async () => {
    const answered = owner.getByRole('dialog', { name: 'New address from Monday' });
    await expect(answered).toContainText('Congratulations!');
    // Beside it, what was sent may still be told, in a message that can be closed, too.
    await answered.getByRole('button', { name: 'Close' }).click();
    await owner.getByRole('button', { name: /^Account of/ }).click();
    await owner.getByRole('menuitem', { name: 'Profile' }).click();
    await owner.getByRole('link', { name: 'Edit profile' }).click();
    await owner.getByLabel(/^Business name/).fill('Harbour & Pine & Co.');
    await owner.keyboard.press('Control+s');
    await expect(owner.getByRole('banner').getByAltText('Harbour & Pine & Co.')).toBeVisible();
  });

  await test.step('the products show the new name', async () => {
    // Three hundred of them, in steps that emulators take seconds for.
    await expect(tasks(owner)).toContainText('products show the new name.', { timeout: 90_000 });
    await page.goto('/all-products?filter=%7B%22businessId%22%3A%22owner%22%7D');
    await expect(rowsOf(page, 'All Products').first()).toContainText('Harbour & Pine & Co.');
    await page.goto('/business/owner/view-business');
    await expect(section(page, 'Requests')).toContainText('New address from Monday');
  });
});

test('an answer half written outlives what a colleague does, and a reload', async ({
  newWindow,
}) => {
  const page = await newWindow();
  const request = (window: Page) =>
    window.getByRole('dialog', { name: 'Can we repeat the giveaway?' });
  const message = (window: Page) =>
    request(window).getByRole('textbox', { name: 'Message to the owner' });
  await signIn(page, 'admin', '/submitted-requests?open=q001');
  await message(page).fill('We would love to; send us the dates.');

  const other = await newWindow();
  await signIn(other, 'admin2', '/submitted-requests?open=q001');
  await message(other).fill('One moment, we are looking into it.');
  await request(other).getByRole('button', { name: 'Reply only' }).click();
  await expect(other.getByText('The reply was sent.')).toBeVisible();
  await expect(message(other)).toHaveValue('');

  await expect(request(page)).toContainText('One moment, we are looking into it.');
  await expect(message(page)).toHaveValue('We would love to; send us the dates.');
  await page.reload();
  await expect(message(page)).toHaveValue('We would love to; send us the dates.');
  await request(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 request was approved.')).toBeVisible();
  await expect(request(page)).toContainText('We would love to; send us the dates.');
  await expect(message(page)).toHaveValue('');
});

test('an owner and an administrator talk about a request, each sees news, and a decision is taken back', {
  tag: FRESH,
}, async ({ newWindow }) => {
  const page = await newWindow();
  const owner = await newWindow();
  const request = (window: Page) =>
    window.getByRole('dialog', { name: 'Can we repeat the giveaway?' });
  const row = (window: Page) =>
    rowsOf(window, 'Submitted Requests')
      .filter({ has: window.locator('a[href*="open=q001"]') })
      .first();
  await signIn(owner, 'owner', '/submitted-requests');
  await signIn(page, 'admin', '/submitted-requests?open=q001');

  await test.step('the owner sees that an answer came, in the list', async () => {
    await request(page).getByRole('textbox', { name: 'Message to the owner' }).fill('Which dates?');
    await request(page).getByRole('button', { name: 'Reply only' }).click();
    await expect(page.getByText('The reply was sent.')).toBeVisible();
    await page.goto('/submitted-requests');
    await expect(row(page)).toContainText('Waits for the owner');
    await expect(row(owner)).toContainText('New message');
    await expect(tab(owner, 'News')).toHaveText('News (1)');
  });

  await test.step('the owner answers, and the administrators see that', async () => {
    await row(owner).getByRole('link').first().click();
    await expect(request(owner)).toContainText('Which dates?');
    await expect(request(owner)).toContainText('There is news about this request.');
    await request(owner).getByRole('button', { name: 'Send' }).click();
    await expect(request(owner)).toContainText('Write a message.');
    await request(owner).getByRole('textbox', { name: 'Your message' }).fill('The first of May.');
    await owner.keyboard.press('Control+Enter');
    await expect(owner.getByText('Your message was sent.')).toBeVisible();
    await expect(request(owner)).not.toContainText('There is news');
    await expect(row(page)).toContainText('New message');
    await row(page).getByRole('link').first().click();
    await expect(request(page)).toContainText('The first of May.');
    await request(page).getByRole('button', { name: 'Mark as read' }).click();
    await expect(request(page)).not.toContainText('The owner wrote something new.');
    await expect(request(page)).toContainText('Submitted');
  });

  await test.step('a decision is taken back, with words, and nothing said is lost', async () => {
    await request(page).getByRole('button', { name: 'Reject' }).click();
    await request(page)
      .getByRole('textbox', { name: 'Message to the owner' })
      .fill('Not this year.');
    await request(page).getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('1 request was rejected.')).toBeVisible();
    await page.goto('/submitted-requests?open=q001');
    await request(page).getByRole('button', { name: 'Take the decision back' }).click();
    await page
      .locator('[role=dialog][aria-modal=true]')
      .getByRole('textbox')
      .fill('The first of May it is.');
    await page
      .locator('[role=dialog][aria-modal=true]')
      .getByRole('button', { name: 'Take the decision back' })
      .click();
    await expect(page.getByText('The request waits again.')).toBeVisible();
    for (const said of ['Which dates?', 'The first of May.', 'Not this year.', 'May it is.'])
      await expect(request(owner)).toContainText(said);
    await expect(request(owner)).toContainText('Submitted');
  });

  await test.step('the dashboard leads to the request itself', async () => {
    await owner.goto('/');
    await owner.getByRole('link', { name: 'Can we repeat the giveaway?' }).first().click();
    await expect(request(owner)).toContainText('Which dates?');
  });
});

test('a report reached from elsewhere is judged by keyboard, and an empty queue says so', async ({
  page,
}) => {
  const before = encodeURIComponent(JSON.stringify({ status: 'dismissed' }));
  await signIn(page, 'admin', `/reports?filter=${before}&open=r022`);
  await expect(drawer(page)).toBeVisible();
  const target = await openTarget(page);
  await page.keyboard.press('d');
  await expect(
    page.getByRole('dialog', { name: `Dismiss the report on ${target}?` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeVisible();

  await page.goto('/reports');
  await expect(queue(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  // All of them are more than a page, and the offer comes only after the page was selected.
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Dismiss' }).click();
  await confirm(page, 'Dismiss', 'Nothing in our rules against it');
  await expect(page.getByText(/\d+ reports were dismissed\./)).toBeVisible();
  await expect(tab(page, 'Open')).toHaveText('Open (0)');
  await expect(page.getByRole('heading', { name: 'No open reports' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0);
});

test('the keys go on over the ends of a page, take into review and offer the measure', {
  tag: FRESH,
}, async ({ page }) => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'open' }));
  await signIn(page, 'admin', `/reports?filter=${filter}&perPage=10&page=1`);
  await expect(queue(page)).toHaveCount(10);
  for (let step = 0; step < 10; step++) {
    const before = opened(page);
    await page.keyboard.press('j');
    await expect.poll(() => opened(page)).not.toBe(before);
  }
  const last = opened(page);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(drawer(page)).toBeVisible();
  await expect.poll(() => opened(page)).not.toBe(last);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/page=1/);
  await expect.poll(() => opened(page)).toBe(last);
  await expect(drawer(page)).toBeVisible();
  // The address comes before what is shown, and keys act on what is shown.
  const isShown = async (row: number) =>
    ((await queue(page).nth(row).textContent()) ?? '').includes(await openTarget(page));
  await expect.poll(() => isShown(9)).toBe(true);
  const target = await openTarget(page);
  await page.keyboard.press('k');
  await expect.poll(() => isShown(8)).toBe(true);
  await expect.poll(() => openTarget(page)).not.toBe(target);

  await expect(drawer(page).getByRole('button', { name: 'Take into review' })).toBeVisible();
  const reviewed = opened(page);
  await page.keyboard.press('i');
  await expect.poll(() => opened(page)).not.toBe(reviewed);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog').getByLabel(/^Also /)).toBeChecked();
  await page.getByRole('textbox', { name: 'Note' }).fill('Counterfeit');
  const resolved = opened(page);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => opened(page)).not.toBe(resolved);
  await expect(drawer(page)).toBeVisible();
});

test('requests and applicants are decided by the same keys, and the next one comes', async ({
  page,
}) => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'submitted' }));
  await signIn(page, 'admin', `/submitted-requests?filter=${filter}`);
  await expect(rowsOf(page, 'Submitted Requests').first()).toBeVisible();
  await page.keyboard.press('j');
  const message = page.getByRole('textbox', { name: 'Message to the owner' });
  await expect(message).toBeVisible();
  const rejected = opened(page);
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 }).first();
  const rejectedTitle = (await title.textContent()) ?? '';
  await page.keyboard.press('d');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Write a message')).toBeVisible();
  await message.fill('Not this time.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 request was rejected.')).toBeVisible();
  await expect.poll(() => opened(page)).not.toBe(rejected);
  // The address changes before the next one is in view, and a key is for what is.
  await expect(title).not.toHaveText(rejectedTitle);
  await expect(message).toHaveValue('');
  await expect(message).not.toBeFocused();
  const approved = opened(page);
  await page.keyboard.press('r');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 request was approved.')).toBeVisible();
  await expect.poll(() => opened(page)).not.toBe(approved);
  await page.keyboard.press('j');
  await expect(message).not.toBeFocused();
  await expect(message).toHaveValue('');

  const pending = encodeURIComponent(
    JSON.stringify({ isBusinessOwner: 'pending', isDeleted: false }),
  );
  await page.goto(`/all-business?filter=${pending}`);
  const applicants = rowsOf(page, 'All Business');
  await expect(applicants.nth(1)).toBeVisible();
  await applicants.first().getByRole('link').first().click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  const first = await name.textContent();
  await page.keyboard.press('j');
  await expect(name).not.toHaveText(first ?? '');
  const second = (await name.textContent()) ?? '';
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').fill('Papers are complete');
  await page.keyboard.press('Control+Enter');
  await expect(name).not.toHaveText(second);
  await expect(name).toHaveText(first ?? '');
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
});

test('an applicant that was opened from the list is decided by a key, and the next one comes', async ({
  page,
}) => {
  const pending = encodeURIComponent(
    JSON.stringify({ isBusinessOwner: 'pending', isDeleted: false }),
  );
  await signIn(page, 'admin', `/all-business?filter=${pending}`);
  const applicants = rowsOf(page, 'All Business');
  await expect(applicants).toHaveCount(2);
  const second = (await applicants.nth(1).getByRole('link').first().textContent()) ?? '';
  await applicants.first().getByRole('link').first().click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('textbox').fill('Papers are missing');
  await page.keyboard.press('Control+Enter');
  await expect(name).toHaveText(second);
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').fill('Papers are complete');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing is waiting any more.')).toBeVisible();
});
