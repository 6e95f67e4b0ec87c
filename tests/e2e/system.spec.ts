import { expectNoViolations } from './support/axe.ts';
import { expect, signIn, test } from './support/console.ts';

test('a super administrator sees which build it is and whether everything is in place @embedded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'System' }).click();
  await expect(page).toHaveURL(/\/system$/);
  const health = page.getByRole('region', { name: 'Is everything in place?' });
  await expect(health.getByText('2 addresses are listed.')).toBeVisible();
  await expect(health.getByText('Storage of the browser')).toBeVisible();
  await expect(health.getByText('Rules of Firestore')).toHaveCount(0);
  const functions = page.getByRole('region', { name: 'Functions' });
  await expect(functions.getByText('The embedded back end has none')).toBeVisible();
  await expectNoViolations(page);

  const build = page.getByRole('region', { name: 'This build' });
  await expect(build.getByText('Embedded: the data is in this browser')).toBeVisible();
  await build.getByRole('button', { name: 'Copy as text' }).click();
  await expect(build.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Version: \d+\.\d+\.\d+\nCommit: ([0-9a-f]{12}|not known).*\n/);
  expect(copied).toContain('Administrators: In order. 2 addresses are listed.');

  const licences = await page.request.get(
    (await build.getByRole('link', { name: /licences/ }).getAttribute('href')) ?? '',
  );
  // Those that only a worker has, too.
  for (const name of ['react', '@mui/material', 'dexie', 'fflate', 'saxes'])
    expect(await licences.text()).toMatch(new RegExp(`^${name} \\d`, 'm'));
});
