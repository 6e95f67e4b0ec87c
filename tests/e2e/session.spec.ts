import {
  type Account,
  expect,
  navigation,
  signIn,
  signInByForm,
  test,
  trySignIn,
} from './support/console.ts';

test.describe('signed out', () => {
  test('every address leads to the sign-in page', async ({ page }) => {
    for (const path of ['/', '/all-products', '/no/such/page', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/login');
    }
  });

  test('a wrong password and an unknown account are told apart from a fault', async ({ page }) => {
    await page.goto('/login');
    await trySignIn(page, 'owner', 'wrong');
    await expect(page.getByRole('alert')).toContainText('wrong');
    await page.getByLabel('Email').fill('nobody@catalogue.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('no account');
  });

  test('empty fields say what is missing', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
  });

  const blocked: [Account, string][] = [
    ['pending', 'awaits approval'],
    ['deactivated', 'Reason given: Third confirmed report of counterfeits.'],
    ['deleted', 'was deleted'],
    ['norecord', 'no business under this account'],
  ];
  for (const [account, words] of blocked) {
    test(`${account} is kept out and told why`, async ({ page }) => {
      await page.goto('/login');
      await trySignIn(page, account);
      await expect(page.getByRole('alert')).toContainText(words, { timeout: 45_000 });
      expect(new URL(page.url()).pathname).toBe('/login');
    });
  }

  test('a sample account fills in the form with one click', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use owner@catalogue.example' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('owner@catalogue.example');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(navigation(page)).toBeAttached({ timeout: 45_000 });
  });
});

test.describe('signed in', () => {
  test('a deep link opens after sign-in and after a reload', async ({ page }) => {
    await signInByForm(page, 'owner', '/all-products?page=2');
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
    expect(page.url()).toContain('/all-products?page=2');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  });

  test('/login leads to the dashboard, unknown paths to /not-found', async ({ page }) => {
    await signIn(page, 'owner');
    await page.goto('/login');
    await expect(navigation(page)).toBeAttached();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Not Found 404' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/not-found');
  });

  test('the pages of the other role are not found', async ({ page }) => {
    await signIn(page, 'owner');
    for (const path of ['/users', '/all-business', '/merge-products', '/reports']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Not Found 404' })).toBeVisible();
    }
  });

  test('flagged but not listed is an owner', async ({ page }) => {
    await signIn(page, 'flagged', '/add-product');
    await expect(page.getByRole('heading', { name: 'Add Product' })).toBeVisible();
  });

  test('the navigation expands by its button and collapses on a click elsewhere', async ({
    page,
  }) => {
    await signIn(page, 'owner', '/all-products');
    const toggle = page.getByRole('button', { name: 'Toggle navigation' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { name: 'All Products' }).click({ position: { x: 200, y: 5 } });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await test.step('and as soon as the keyboard is on the page that it lies over', async () => {
      const pin = navigation(page).getByRole('button', { name: 'Keep the navigation open' });
      await toggle.click();
      await pin.focus();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      // As a page does that comes late.
      await toggle.focus();
      await page.getByRole('heading', { level: 1 }).focus();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await pin.focus();
      await page.keyboard.press('Tab');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('the navigation is pinned open beside the page, and stays so', async ({ page }) => {
    await signIn(page, 'owner', '/all-products');
    const toggle = page.getByRole('button', { name: 'Toggle navigation' });
    const pin = navigation(page).getByRole('button', { name: 'Keep the navigation open' });
    const besidePage = async () => {
      const beside = await navigation(page).boundingBox();
      const heading = await page.getByRole('heading', { name: 'All Products' }).boundingBox();
      return (beside?.width ?? 0) > 200 && (heading?.x ?? 0) > (beside?.width ?? 0);
    };
    await expect(pin).toHaveCount(0);
    await toggle.click();
    // A press scrolls to what cannot be seen; people do not.
    await expect(pin).toBeInViewport({ ratio: 1 });
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { name: 'All Products' }).click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Escape');
    await navigation(page).getByRole('link', { name: 'Profile' }).click();
    await navigation(page).getByRole('link', { name: 'All Products' }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(besidePage).toBe(true);
    await page.reload();
    await expect.poll(besidePage).toBe(true);

    await test.step('a narrow window has no room for both', async () => {
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      await expect(navigation(page).getByRole('button')).toHaveText(['Logout']);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(besidePage).toBe(true);
    });

    await test.step('unpinned it closes on a click elsewhere as before', async () => {
      await pin.click();
      await expect(pin).toHaveAttribute('aria-pressed', 'false');
      await page
        .getByRole('heading', { name: 'All Products' })
        .click({ position: { x: 200, y: 5 } });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the button that opens it closes it pinned, too', async () => {
      await toggle.click();
      await pin.click();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await page.reload();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('the header shows the business image with its name', async ({ page }) => {
    await signIn(page, 'owner');
    await expect(page.getByRole('banner').getByAltText('Harbour & Pine')).toBeVisible();
  });

  test('signing out leads to the sign-in page', async ({ page }) => {
    await signIn(page, 'owner');
    await navigation(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

test('signing out says what this browser keeps, and deletes it when asked to', async ({ page }) => {
  await signIn(page, 'owner', '/edit-product/p00001');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).not.toHaveValue('', { timeout: 20_000 });
  const keptDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft')).length);
  await title.fill('A draft with a secret');
  await expect.poll(keptDrafts).toBe(1);
  await page.reload();
  await expect(title).toBeVisible({ timeout: 20_000 });

  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const dialog = page.getByRole('dialog', { name: 'This browser keeps some of your work' });
  await expect(dialog).toContainText('Unsaved changes of 1 record');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title).toBeVisible();

  await signOut();
  await dialog.getByRole('button', { name: 'Keep it and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await keptDrafts()).toBe(1);

  await signIn(page, 'owner', '/profile');
  await signOut();
  await dialog.getByRole('button', { name: 'Delete it and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await keptDrafts()).toBe(0);
});
