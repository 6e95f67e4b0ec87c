import type { Page } from '@playwright/test';
import { rowsOf } from './support/administration.ts';
import { expect, FRESH, settled, signIn, test } from './support/console.ts';

const ANN = 'admin@catalogue.example';
const BOB = 'admin2@catalogue.example';
const queue = (page: Page) => rowsOf(page, 'Reports');
const drawer = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'All reports on this target' });
const asked = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
const opened = (page: Page) => new URL(page.url()).searchParams.get('open') ?? '';
const OWN = 'This is yours while you look at it';
const lookAtFirst = async (ann: Page) => {
  await signIn(ann, 'admin', '/reports');
  await expect(queue(ann).first()).toBeVisible();
  await ann.keyboard.press('j');
  await expect(drawer(ann)).toContainText(OWN);
};

test('of administrators side by side each has what no other has; it is handed and taken over', async ({
  newWindow,
}) => {
  test.slow();
  const [ann, bob, support] = [await newWindow(), await newWindow(), await newWindow()];
  await lookAtFirst(ann);
  const first = opened(ann);

  await test.step('the others see it live, in the list', async () => {
    await signIn(bob, 'admin2', '/reports');
    await signIn(support, 'support', '/reports');
    for (const window of [bob, support])
      await expect(queue(window).first()).toContainText(`${ANN} is looking at this`);
    await expect(queue(ann).first()).toContainText('Yours');
  });

  await test.step('the next key leads to what nobody has', async () => {
    await bob.keyboard.press('j');
    await expect(drawer(bob)).toContainText(OWN);
    expect(opened(bob)).not.toBe(first);
    await expect(queue(support).nth(1)).toContainText(`${BOB} is looking at this`);
    await bob.keyboard.press('k');
    await expect(bob.getByText('This is the first one.')).toBeVisible();
    // And the other way round: what the other has is passed over.
    const his = opened(bob);
    await ann.keyboard.press('j');
    await expect.poll(() => opened(ann)).not.toBe(first);
    expect(opened(ann)).not.toBe(his);
    await expect(drawer(ann)).toContainText(OWN);
    await expect(queue(support).first()).not.toContainText('is looking at this');
  });

  await test.step('it is taken over with a reason, and who had it reads that', async () => {
    const hers = opened(ann);
    await bob.goto(`/reports?open=${hers}`);
    await expect(drawer(bob)).toContainText(`${ANN} is looking at this.`);
    await drawer(bob).getByRole('button', { name: 'Take over' }).click();
    await asked(bob).getByRole('textbox').fill('I know this seller');
    await asked(bob).getByRole('button', { name: 'Take over' }).click();
    await expect(drawer(bob)).toContainText(`${ANN} had this before. Note: I know this seller`);
    await expect(drawer(ann)).toContainText(
      `${BOB} is looking at this; ${ANN} had it before. Note: I know this seller`,
    );
  });

  await test.step('whoever decides past that is warned', async () => {
    await ann.keyboard.press('d');
    await expect(asked(ann)).toContainText(`${BOB} is looking at this.`);
    await ann.keyboard.press('Escape');
    await expect(asked(ann)).toHaveCount(0);
  });

  await test.step('it is handed over with a note, which waits with it', async () => {
    await drawer(bob).getByRole('button', { name: 'Hand over' }).click();
    await expect(asked(bob).getByRole('combobox')).toHaveValue(ANN);
    await asked(bob).getByRole('textbox', { name: 'Note' }).fill('Ask for the invoice');
    await asked(bob).getByRole('button', { name: 'Hand over' }).click();
    await expect(bob.getByText(`It was handed to ${ANN}.`)).toBeVisible();
    await expect(drawer(ann)).toContainText(`${BOB} had this before. Note: Ask for the invoice`);
    await expect(ann.getByRole('button', { name: 'Mine (1)' })).toBeVisible();
  });

  await test.step('whoever leaves gives it free', async () => {
    await ann.keyboard.press('Escape');
    await expect(drawer(ann)).toBeHidden();
    // What was handed to her waits for her, until it is decided.
    await expect(ann.getByText('Ask for the invoice')).toBeVisible();
    await ann.getByRole('button', { name: 'Mine (1)' }).click();
    await expect(queue(ann)).toHaveCount(1);
    // Reports that others may have are not left out by an order.
    await settled(ann);
    await expect(ann.getByText(/leaves (it|them) out/)).toHaveCount(0);
    await queue(ann).first().getByRole('link').first().click();
    await expect(drawer(ann)).toContainText(`${BOB} had this before. Note: Ask for the invoice`);
    await ann.keyboard.press('d');
    await expect(asked(ann)).toBeVisible();
    await ann.keyboard.press('Control+Enter');
    await expect(ann.getByText(/reports? w(as|ere) dismissed/)).toBeVisible();
    // In two places until it is: none of them may be left.
    await expect(ann.getByText('Ask for the invoice')).toHaveCount(0);
    await ann.goto('/reports');
    await expect(queue(ann).nth(2)).toBeVisible();
    await ann.keyboard.press('j');
    await expect(drawer(ann)).toContainText(OWN);
    await expect(support.getByText(`${ANN} is looking at this`)).toBeVisible();
    await ann.getByRole('link', { name: 'Users' }).click();
    await expect(support.getByText(`${ANN} is looking at this`)).toBeHidden();
  });
});

test('requests, applicants and duplicates are claimed, too', async ({ newWindow }) => {
  test.slow();
  const [ann, bob] = [await newWindow(), await newWindow()];
  await signIn(ann, 'admin', '/submitted-requests?open=q001');
  await expect(ann.getByRole('dialog')).toContainText(OWN);
  await signIn(bob, 'admin2', '/submitted-requests');
  await expect(
    rowsOf(bob, 'Submitted Requests').filter({ has: bob.locator('a[href*="open=q001"]') }),
  ).toContainText(`${ANN} is looking at this`);

  const pending = encodeURIComponent(
    JSON.stringify({ isBusinessOwner: 'pending', isDeleted: false }),
  );
  await ann.goto(`/all-business?filter=${pending}`);
  const applicants = rowsOf(ann, 'All Business');
  await applicants.first().getByRole('link').first().click();
  await expect(ann.getByText(OWN)).toBeVisible();
  await bob.goto(`/all-business?filter=${pending}`);
  await expect(rowsOf(bob, 'All Business').first()).toContainText(`${ANN} is looking at this`);
  await rowsOf(bob, 'All Business').nth(1).getByRole('link').first().click();
  await expect(bob.getByText(OWN)).toBeVisible();
  await expect(bob.getByText(`${ANN} is looking at this`)).toHaveCount(0);

  await ann.goto('/merge-products?products=p00001,p00002');
  await expect(ann.getByText(OWN)).toBeVisible();
  // In whichever order they are looked at.
  await bob.goto('/merge-products?products=p00002,p00001');
  await expect(bob.getByText(`${ANN} is looking at this.`)).toBeVisible();
});

test('of many reports that are closed at once those stay that somebody else looks at', async ({
  newWindow,
}) => {
  const [ann, bob] = [await newWindow(), await newWindow()];
  await lookAtFirst(ann);
  const first = opened(ann);
  await signIn(bob, 'admin2', '/reports');
  await expect(queue(bob).first()).toContainText(`${ANN} is looking at this`);
  await queue(bob).nth(0).getByRole('checkbox').check();
  await queue(bob).nth(1).getByRole('checkbox').check();
  await bob.getByRole('toolbar').getByRole('button', { name: 'Dismiss' }).click();
  await expect(asked(bob)).toContainText(/stays? as (it is|they are): somebody else is looking/);
  await asked(bob).getByRole('textbox').fill('The same sender');
  await asked(bob).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bob.getByText('1 report was dismissed.')).toBeVisible();
  await expect(queue(bob).first().locator(`a[href*="open=${first}"]`).first()).toBeVisible();
  await expect(queue(bob).first()).toContainText('Open');
});

test('whoever closes the tab gives free what was looked at', async ({ newWindow }) => {
  const [ann, bob] = [await newWindow(), await newWindow()];
  await lookAtFirst(ann);
  const first = opened(ann);
  await signIn(bob, 'admin2', '/reports');
  await expect(queue(bob).first()).toContainText(`${ANN} is looking at this`);
  await ann.close();
  await expect(bob.getByText(`${ANN} is looking at this`)).toHaveCount(0);
  await bob.keyboard.press('j');
  await expect(drawer(bob)).toContainText(OWN);
  expect(opened(bob)).toBe(first);
  // As a person would: what a window that is killed has stays its until the lease ends.
  await bob.close();
});

test('nobody else has to be there when a tab is closed @embedded', async ({ newWindow }) => {
  const ann = await newWindow();
  await lookAtFirst(ann);
  const first = opened(ann);
  // A browser gives a page that closes half a second: one that is busy with its own start needs longer.
  await settled(ann);
  await ann.close();
  const bob = await newWindow();
  await signIn(bob, 'admin2', '/reports');
  await expect(queue(bob).first()).toBeVisible();
  await bob.keyboard.press('j');
  await expect(drawer(bob)).toContainText(OWN);
  expect(opened(bob)).toBe(first);
});

test('whoever signs out gives free what was looked at', { tag: FRESH }, async ({ newWindow }) => {
  const [ann, bob] = [await newWindow(), await newWindow()];
  await lookAtFirst(ann);
  await signIn(bob, 'admin2', '/reports');
  await expect(queue(bob).first()).toContainText(`${ANN} is looking at this`);
  await ann.getByRole('button', { name: 'Logout' }).click();
  await expect(ann.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(bob.getByText(`${ANN} is looking at this`)).toHaveCount(0);
});
