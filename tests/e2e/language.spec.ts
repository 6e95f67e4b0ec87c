import type { Page } from '@playwright/test';
import { foreignWords } from '../support/foreignWords.ts';
import { SCREENS } from '../support/gallery.ts';
import { answerForElsewhere, expect, settled, signIn, test } from './support/console.ts';

/** What people of the sample data wrote, in words that the console has in English. */
const SAMPLE_WORDS = [
  'Recent drafts',
  'Confirmed. The account was blocked.',
  'Nothing in our rules against it.',
  'Weight',
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

/** The same screens as the gallery, each address once. */
const pathsOf = (account: 'owner' | 'admin') => [
  ...new Set(SCREENS.filter(screen => screen.account === account).map(({ path }) => path)),
];

const POPUP = '.MuiPopover-paper, .MuiDialog-paper, .MuiDrawer-paper';

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens what a button opens over the page. */
const open = (name: string | RegExp) => async (page: Page) => {
  await click(name)(page);
  await page.locator(POPUP).first().waitFor();
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator(POPUP)).toHaveCount(0);
};

const tick = (page: Page) =>
  page
    .getByRole('checkbox', { name: / auswählen$/ })
    .nth(1)
    .check();

type Act = (page: Page) => Promise<void>;

/** What is behind a click: menus, dialogs, bars and drawers, for each role. */
const BEHIND_A_CLICK: Record<'owner' | 'admin', [string, Act[]][]> = {
  owner: [
    ['/all-products', [click('Filter'), open('Spalten'), close, open('Ansichten'), close]],
    [
      '/all-products?filter=%7B%7D&page=1',
      [tick, open('Exportieren'), close, open(/^Konto von /), close],
    ],
    ['/submitted-requests', [open('Neue Anfrage')]],
    ['/spellings', [click('Schreibweisen suchen')]],
  ],
  admin: [
    ['/all-business', [click('Navigation umschalten'), click('Navigation umschalten')]],
    ['/all-business', [tick, open('Deaktivieren'), close, open(/^Alles durchsuchen/), close]],
    ['/system', [click('Als Text kopieren')]],
    ['/giveaways', [open('Neues Gewinnspiel'), close]],
  ],
};

/** Chooses a language on the sign-in page. */
const choose = (page: Page, language: 'English' | 'Deutsch') =>
  page.getByRole('button', { name: language, exact: true }).click();

const germanNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation', includeHidden: true });

const signInInGerman = async (page: Page, account: string) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(foreignWords(await textsOn(page))).toContain('Forgot your password?');
  await choose(page, 'Deutsch');
  await page.getByLabel('E-Mail').fill(`${account}@catalogue.example`);
  await page.getByLabel('Passwort', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(germanNavigation(page)).toBeAttached({ timeout: 45_000 });
};

/** Goes to an address as a link does, without loading the console anew. */
const follow = async (page: Page, path: string) => {
  await page.evaluate(to => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForTimeout(50);
  await expect(page.getByText('Bitte warten')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('main').locator('h1, h2')).not.toHaveCount(0);
};

/** Every text on the screen, and every one that only screen readers say. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set([document.title.split(' · ')[0] ?? '']);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      if (owner && !owner.closest('script, style')) {
        texts.add(walker.currentNode.nodeValue?.trim() ?? '');
        // One sentence is often several text nodes.
        if (owner.textContent.length < 500) texts.add(owner.textContent.trim());
      }
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        texts.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
    return [...texts].filter(Boolean);
  });

/** What is on the screen and not German. */
const foreignOn = async (page: Page) =>
  foreignWords(await textsOn(page)).filter(text => !SAMPLE_WORDS.includes(text));

/** What is wider than its place: the page itself, or words that a control cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = [
      ...document.querySelectorAll('main button, main a, main [role=tab], main h1'),
    ];
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
      ...controls
        .filter(({ scrollWidth: needs, clientWidth: has }) => has > 0 && needs > has + 1)
        .map(({ textContent }) => textContent),
    ];
  });

for (const account of ['owner', 'admin'] as const) {
  test(`in German the ${account} finds German on every screen, and it fits a phone`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await answerForElsewhere(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await signInInGerman(page, account);
    for (const path of pathsOf(account)) {
      await test.step(path, async () => {
        await follow(page, path);
        expect.soft(await foreignOn(page), `${path}: not German`).toEqual([]);
        expect.soft(await cutOff(page), `${path}: cut off`).toEqual([]);
      });
    }
    await page.setViewportSize(DESKTOP);
    for (const [path, acts] of BEHIND_A_CLICK[account]) {
      await test.step(`${path}, behind clicks`, async () => {
        await follow(page, path);
        for (const act of acts) {
          await act(page);
          await page.waitForTimeout(150);
          expect.soft(await foreignOn(page), `${path}: not German`).toEqual([]);
        }
      });
    }
  });
}

test('the language follows the browser until one is chosen, and the choice is kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByText('Geben Sie Ihr Passwort ein.')).toBeVisible();
  await choose(page, 'English');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('English downloads nothing of German', async ({ page }) => {
  const german: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    if (code.includes('Hauptnavigation') || code.includes('Bitte warten')) {
      german.push(response.url());
    }
  });
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await settled(page);
  expect(german).toEqual([]);
});

test('a change of language keeps what was typed, and puts dates and amounts right', async ({
  page,
}) => {
  await signIn(page, 'owner', '/all-products');
  await expect(page.getByText('$').first()).toBeVisible();
  await page.goto('/edit-product/p00001');
  await page.getByLabel('Title', { exact: false }).first().fill('A title of mine');
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produkt bearbeiten' })).toBeVisible();
  await expect(page.getByLabel('Titel').first()).toHaveValue('A title of mine');
  await expect(page).toHaveTitle(/^Produkt bearbeiten/);
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await page.goto('/products-analytics');
  await expect(page.getByText(/\d{2}\.\d{2}\.\d{4} – \d{2}\.\d{2}\.\d{4}/).first()).toBeVisible();
  await expect(page.getByText(/^\d{1,3},\d\s%$/).first()).toBeVisible();
});

test('in German countries have German names in lists, filters and figures', async ({ page }) => {
  await signInInGerman(page, 'admin');
  await follow(page, '/users');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('cell', { name: /^[A-Z]{2}$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter' }).first().click();
  await page.getByLabel('Land', { exact: true }).fill('Vereinigte St');
  await page.getByRole('option', { name: 'Vereinigte Staaten', exact: true }).click();
  await expect(page).toHaveURL(/%22country%22%3A%22US%22/);
  await expect(table.getByRole('cell', { name: 'Vereinigte Staaten' }).first()).toBeVisible();
});

test('in German amounts are shown and typed with a comma, and a doubtful one says how it is read', async ({
  page,
}) => {
  await signInInGerman(page, 'owner');
  await follow(page, '/edit-product/p00002');
  const price = page.getByRole('textbox', { name: 'Preis', exact: true });
  await expect(price).toHaveValue('24,00');
  const saveBar = page.getByText('Alles ist gespeichert');
  await expect(saveBar).toBeVisible();
  // Both ways of writing that can mean one thing only are that thing, and nothing is said.
  for (const text of ['24,00', '24.00']) {
    await price.fill(text);
    await expect(saveBar).toBeVisible();
    await expect(page.getByText('Verstanden als')).toHaveCount(0);
  }
  await price.fill('1.234');
  await expect(page.getByText(/^Verstanden als 1\.234,00\s/)).toBeVisible();
  await price.fill('1,234');
  await expect(page.getByText('Verstanden als 1,234.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('1.234');
  await page.getByRole('button', { name: 'Speichern', exact: true }).first().click();
  await expect(saveBar).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('1234,00');
  // The same amount in English, by its own mark.
  await page.getByRole('button', { name: /^Konto von / }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const english = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(english).toHaveValue('1234.00');
  await english.fill('1,234');
  await expect(page.getByText(/^Understood as \S*1,234\.00/)).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});
