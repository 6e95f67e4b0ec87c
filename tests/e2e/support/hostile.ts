import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { EVIL_HOST, HOSTILE_STRINGS, PWNED } from '../../support/hostileStrings.ts';
import { expect } from './console.ts';

/** Texts of at most `most` characters that a field of one line passes on as they are. */
export const lines = (most: number): string[] =>
  HOSTILE_STRINGS.map(({ text }) => text)
    .filter(text => text.length <= most && text === text.trim())
    .filter(text => !/[\p{Control}\p{Surrogate}\u2028]/u.test(text))
    .filter(text => /[^\p{Format}]/u.test(text));

/** Fails on whatever a hostile text could do to the window: asked by `sound`. */
export const watchFor = (page: Page) => {
  const found: string[] = [];
  page.on('dialog', async dialog => {
    if (dialog.type() !== 'beforeunload') found.push(`a dialog: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'api.frankfurter.dev'].includes(hostname))
      found.push(`a request to ${hostname}`);
  });
  page.on('console', message => {
    if (/Content Security Policy|Refused to/.test(message.text())) found.push(message.text());
  });
  page.on('popup', popup => found.push(`a window: ${popup.url()}`));
  return found;
};

const WIDTHS = [1280, 390];

/** What makes the page wider than the window; what scrolls or is cut by itself does not. */
const tooWide = () => {
  // What is positioned leaves every box up to the one that it is positioned in.
  const boxOf = (element: Element) =>
    element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
      ? element.offsetParent
      : element.parentElement;
  const isContained = (element: Element): boolean => {
    const box = boxOf(element);
    if (!box || box === document.body) return false;
    return getComputedStyle(box).overflowX !== 'visible' || isContained(box);
  };
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const wide = [...document.querySelectorAll('body *')]
    .filter(
      element =>
        element.getBoundingClientRect().right > window.innerWidth + 1 ||
        (element.scrollWidth > window.innerWidth && element.children.length === 0),
    )
    .filter(element => !isContained(element))
    .slice(-4)
    .map(element => element.outerHTML.slice(0, 200));
  return [`the page is ${scrollWidth} wide`, ...wide];
};

/** Nothing ran, and nothing was asked for. */
export const harmless = async (page: Page, found: readonly string[]) => {
  expect(await page.evaluate(name => name in window, PWNED)).toBe(false);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(await page.locator(`[src*="${EVIL_HOST}"], [href^="javascript:" i]`).count()).toBe(0);
  expect(found).toEqual([]);
};

/** Nothing ran, nothing was asked for, and nothing is wider than the window. */
export const sound = async (page: Page, found: readonly string[]) => {
  for (const width of WIDTHS) {
    // A busy Chromium now and then keeps the styles of the width before, though its media queries say
    // otherwise, until one of them changes: another width in between wakes it.
    let seen = false;
    await expect
      .poll(
        async () => {
          if (seen)
            await page.setViewportSize({
              width: WIDTHS.find(one => one !== width) ?? 0,
              height: 860,
            });
          await page.setViewportSize({ width, height: 860 });
          seen = true;
          // Styles of a new width come with the next frame, which a busy browser draws late.
          await page.evaluate(
            () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          return page.evaluate(tooWide);
        },
        { message: `${page.url()} at ${width}`, timeout: 30_000 },
      )
      .toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await harmless(page, found);
};

/** A Shopify export with one product a text, which is in every column that takes words. */
export const hostileExport = (texts: readonly string[]) =>
  Buffer.from(
    Papa.unparse(
      texts.map((text, index) => ({
        Handle: `hostile-${index}`,
        Title: text,
        'Body (HTML)': `<p>${index}</p>${text}`,
        Vendor: text,
        Type: text,
        Tags: text,
        'Option1 Name': `Option ${index}`,
        'Option1 Value': text,
        'Variant SKU': text.slice(0, 100),
        'Variant Price': '10.00',
        'SEO Title': text,
        Status: 'active',
      })),
    ),
  );

/** Texts that a picture's address may be without being one: what is an address is asked for. */
const noAddress = (text: string) => (text.includes(EVIL_HOST) || text.includes(';') ? '' : text);

/** An export of Wix's first catalog with one product and two variants a text, in every column. */
export const hostileWixV1 = (texts: readonly string[]) =>
  Buffer.from(
    Papa.unparse(
      texts.flatMap((text, index) => {
        const product = {
          handleId: `product_hostile-${index}`,
          fieldType: 'Product',
          name: text,
          description: `<p>${index}</p>${text}`,
          productImageUrl: noAddress(text),
          collection: text,
          sku: text.slice(0, 100),
          ribbon: text,
          price: '10.0',
          surcharge: '',
          visible: 'true',
          inventory: '',
          productOptionName1: `Option ${index}`,
          productOptionType1: 'COLOR',
          productOptionDescription1: `#ff0000:${text};#00ff00:plain`,
          additionalInfoTitle1: text.slice(0, 100),
          additionalInfoDescription1: text,
          brand: text,
        };
        const blank = Object.fromEntries(Object.keys(product).map(name => [name, '']));
        const variant = (choice: string, surcharge: string) => ({
          ...blank,
          ...{ handleId: product.handleId, fieldType: 'Variant', surcharge, visible: 'true' },
          ...{ inventory: 'InStock', productOptionDescription1: choice },
        });
        return [product, variant(`#ff0000:${text}`, '0.0'), variant('#00ff00:plain', '2.5')];
      }),
    ),
  );

/** An export of Wix's present catalog with one product a text, which is in every column. */
export const hostileWixV3 = (texts: readonly string[]) =>
  Buffer.from(
    Papa.unparse(
      texts.map((text, index) => ({
        handle: `hostile-v3-${index}`,
        fieldType: 'PRODUCT',
        name: text,
        visible: 'TRUE',
        plainDescription: text,
        categorySlugs: text,
        media: noAddress(text),
        mediaAltText: text,
        ribbon: text,
        brand: text,
        price: '10',
        inventory: 'IN_STOCK',
        sku: text.slice(0, 100),
        barcode: text.slice(0, 100),
        modifierName1: text.slice(0, 100),
        modifierDescription1: text,
      })),
    ),
  );
