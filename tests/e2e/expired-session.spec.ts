import { expect, signIn, test, trySignIn } from './support/console.ts';

// The browser logs by itself that the token was refused.
test.use({ expected: /status of 400/ });

test('a session whose token expired says so, keeps what was typed, and goes on where it was @emulators', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() });
  await signIn(page, 'owner', '/edit-product/p00001');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).not.toHaveValue('', { timeout: 20_000 });
  await title.fill('Typed before the end');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some(key => key.includes('draft'))))
    .toBe(true);
  const refused = { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } };
  await page.route(/securetoken\.googleapis\.com/, route =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: refused,
    }),
  );
  await page.clock.fastForward('01:05:00');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('the session expired');
  await expect(alert).toContainText('What you had not saved is kept');
  await page.unroute(/securetoken\.googleapis\.com/);
  await trySignIn(page, 'owner');
  await expect(page).toHaveURL(/\/edit-product\/p00001/);
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(title).toHaveValue('Typed before the end');
});
