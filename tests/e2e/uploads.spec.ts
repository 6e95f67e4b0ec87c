import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/console.ts';
import { photograph } from './support/photograph.ts';

/** A picture that does not compress: large enough for a resumable upload (over 256 KB). */
const noise = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1400;
    canvas.height = 1400;
    const context = canvas.getContext('2d');
    if (!context) return '';
    const pixels = context.createImageData(1400, 1400);
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 255;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};

/** Lets a chunk take its time, as over a slow line. */
const slowLine = (page: Page) =>
  page.route(/\/v0\/b\/.*upload/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1200));
    await route.continue();
  });

test('a photograph of 13 MB is resized in the browser, what is no picture is refused with a word', async ({
  page,
}) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Large lamp');
  const picker = page.locator('input[type=file]').first();
  await picker.setInputFiles(photograph('camera.png', 2200, 2000));
  await expect(page.getByText('Main picture')).toBeVisible({ timeout: 60_000 });
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  expect(
    await picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBeLessThanOrEqual(1600);
  await picker.setInputFiles({
    name: 'phone.heic',
    mimeType: 'image/heic',
    buffer: Buffer.alloc(12_000_000, 1),
  });
  await expect(
    page.getByText(/“phone\.heic” is not a picture that this browser can read/),
  ).toBeVisible();
});

test('an upload is paused, resumed and cancelled @emulators', async ({ page }) => {
  await signIn(page, 'newowner', '/add-product');
  await page.getByLabel(/^Title/).fill('Slow stool');
  await slowLine(page);
  const picker = page.locator('input[type=file]').first();
  await picker.setInputFiles(await noise(page));
  const pause = page.getByRole('button', { name: 'Pause noise.jpg' });
  await pause.click();
  await expect(page.getByText('Paused').first()).toBeVisible();
  const bar = page.getByRole('progressbar', { name: /noise\.jpg/ });
  const before = await bar.getAttribute('aria-valuenow');
  await page.waitForTimeout(2000);
  expect(await bar.getAttribute('aria-valuenow')).toBe(before);
  await page.getByRole('button', { name: 'Resume noise.jpg' }).click();
  await expect(page.getByText('Main picture')).toBeVisible({ timeout: 30_000 });

  await picker.setInputFiles(await noise(page));
  await page.getByRole('button', { name: 'Cancel noise.jpg' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await expect(page.getByText('Main picture')).toHaveCount(1);
});
