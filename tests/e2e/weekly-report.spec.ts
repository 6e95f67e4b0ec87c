import { expectNoViolations } from './support/axe.ts';
import { expect, settled, signIn, test } from './support/console.ts';
import { pdfText } from './support/pdfText.ts';

test('an owner prints last week against the week before on A4, black on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'owner', '/products-analytics');
  await page.getByRole('link', { name: 'Week against week' }).click();
  await expect(page).toHaveURL(/\/weekly-report$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Week against week' })).toBeVisible();
  const figures = page.getByRole('table', { name: 'Key figures' });
  await expect(figures.getByRole('row')).toHaveCount(9, { timeout: 30_000 });
  await expect(figures.getByText(/More than chance|May be chance/).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Top products' }).getByRole('row')).toHaveCount(6);
  await expect(
    page.getByRole('heading', { name: 'Products behind the change', exact: true }),
  ).toBeVisible();
  await settled(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(figures).toBeVisible();
  const torn = await page
    .locator('main tr')
    .evaluateAll(rows => rows.filter(row => getComputedStyle(row).breakInside !== 'avoid').length);
  expect(torn).toBe(0);
  const colours = await page
    .locator('main td, main th, main h1, main h2')
    .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // A4 in points, and few sheets of it.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  const sheets = pdfText(pdf);
  expect(sheets.length).toBeLessThanOrEqual(3);
  expect(sheets[0]).toMatch(
    /^Weekagainstweek.*Week\d+of20\d\d.*KeyfiguresWith95%certainty.*FigureWeekWeekbefore/,
  );
  const text = sheets.join('');
  for (const part of [
    'Topproducts',
    'Productsbehindthechange',
    'Whatwasdoneandnoted',
    'Goalsofthemonth',
  ])
    expect(text).toContain(part);
  // What is pressed is not on paper.
  for (const pressed of [
    'Print',
    'Weekafter',
    'Adayoftheweek',
    'Skiptocontent',
    'Changegoals',
    'Dashboard',
  ])
    expect(text).not.toContain(pressed);
});

test('another week by keyboard, by its day and by its address, on a phone and on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', '/weekly-report');
  const subtitle = page.getByText(/Week \d+ of 20\d\d ·/);
  await expect(page.getByRole('table', { name: 'Key figures' })).toBeVisible({ timeout: 30_000 });
  const newest = (await subtitle.textContent()) ?? '';
  const later = page.getByRole('button', { name: 'Week after' });
  await expect(later).toHaveAccessibleDescription(/is the newest full one\.$/);
  await page.getByRole('button', { name: 'Week before' }).press('Enter');
  await expect(page).toHaveURL(/\?week=20\d\d-W\d\d$/);
  await expect(subtitle).not.toHaveText(newest);
  await expect(page.getByRole('table', { name: 'Key figures' })).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The focus stays where it is pressed again, at the end of the weeks as well.
  await later.press('Enter');
  await expect(subtitle).toHaveText(newest);
  await expect(later).toBeFocused();
  await later.press('Enter');
  await expect(subtitle).toHaveText(newest);
  await page.goBack();
  await expect(subtitle).not.toHaveText(newest);

  const field = page.getByLabel('A day of the week');
  await field.fill('2100-01-01');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/^Later weeks are not over/);
  // Where the figures begin is asked when somebody is about to choose a day.
  await expect(field).toHaveAttribute('min', /^20/);
  await field.fill('1999-01-01');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/^There are no earlier weeks/);
  const first = (await field.getAttribute('min')) ?? '';
  await field.fill(first);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Week before' })).toHaveAccessibleDescription(
    /^There are no earlier weeks: the figures begin on/,
  );
  const shown = (await subtitle.textContent()) ?? '';
  await page.reload();
  await expect(subtitle).toHaveText(shown);
  await expect(page.getByRole('table', { name: 'Key figures' })).toBeVisible();
  await settled(page);
  const week = /Week (\d+) of (\d+)/.exec(shown) ?? [];
  const sheets = pdfText(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets[0]).toContain(`Week${week[1]}of${week[2]}`);
  expect(sheets.join('')).not.toContain('earlierweeks');

  await page.goto('/weekly-report?week=2026-W77');
  await expect(page.getByRole('alert')).toContainText('“2026-W77” is no week', { timeout: 30_000 });
  await expect(subtitle).toHaveText(newest);
  await expectNoViolations(page);
});

test('administrators have it for the platform and for a business, owners not for another one', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'admin', '/business/owner/business-analytics');
  await page.getByRole('link', { name: 'Week against week' }).click();
  await expect(page).toHaveURL(/\/business\/owner\/weekly-report$/);
  await expect(page.getByRole('table', { name: 'Key figures' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/weekly-report');
  await expect(page.getByText(/^The whole platform/)).toBeVisible({ timeout: 30_000 });

  const other = await newWindow();
  await signIn(other, 'owner', '/');
  await other.goto('/business/biz-cedar/weekly-report');
  await expect(other.getByText('Not Found 404')).toBeVisible({ timeout: 30_000 });
});
