import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const EXAMPLE = readFileSync('docs/verify-draw.example.json', 'utf8');
/** Of before anybody could be excluded. */
const FORMER = readFileSync('tests/fixtures/draw/receipt-1.json', 'utf8');
const PAGE = pathToFileURL(resolve('docs/verify-draw.html')).href;

test('a receipt is verified offline by a page without our code @embedded', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await page.goto(PAGE);
  const verify = async (text: string) => {
    const buffer = Buffer.from(text);
    await page
      .getByLabel('Receipt (JSON)')
      .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('status')).toHaveText(/\.$/);
    return page.getByRole('status').textContent();
  };
  expect(await verify(FORMER)).toBe('The draw is right.');
  expect(await verify(EXAMPLE)).toBe('The draw is right.');
  await expect(page.getByRole('listitem').filter({ hasText: /^Wrong/ })).toHaveCount(0);
  await expect(page.getByText('was passed over (blocked,')).toBeVisible();
  await expect(
    page.getByText(/user-0 was passed over \(blockedAddress, [^)]+\): user-38 is another account/),
  ).toBeVisible();

  const wrong: [string, (receipt: string) => string, RegExp][] = [
    ['another seed', text => text.replace(/"seed": "./, '"seed": "x'), /The seed is the one/],
    ['an entry less', text => text.replace(/\[\s*"user-7",\s*"user-7"\s*\],/, ''), /the hash/],
    [
      'another round',
      text => text.replace('"round": 657413', '"round": 657414'),
      /The round is 65/,
    ],
    ['a forged round', text => text.replace('"b713718a', '"b713718b'), /The round is genuine/],
    ['a later end', text => text.replace(/"endsAt": "2023/, '"endsAt": "2024'), /follows the end/],
    ['another method', text => text.replace('"beacon",', '"fallback",'), /winners follow/],
    [
      'nobody passed over',
      text => text.replace(/"excluded": \[[^\]]*\]/, '"excluded": []'),
      /winners follow/,
    ],
    [
      'another person’s account',
      text => text.replace(/"account": "[^"]+"/, '"account": "user-7"'),
      /is one person with it/,
    ],
    [
      'another excluded',
      text => text.replace(/("exclusions": \[\s*\{\s*"entryId": )"user-5"/, '$1"user-6"'),
      /Nobody who was excluded won/,
    ],
    [
      'another reason for it',
      text => text.replace('Works for the business.', 'Works there.'),
      /winners follow/,
    ],
    [
      'excluded after the end',
      text => text.replace(/("reason": "Works for the business\.",\s*"at": ")2023/, '$12024'),
      /was excluded before the end/,
    ],
    [
      'passed over as excluded, and not on the list',
      text => text.replace('"reason": "blocked"', '"reason": "excluded"'),
      /Nobody who was excluded won/,
    ],
    [
      'a list of them in a receipt of before',
      text => text.replace('giveaway-draw/2', 'giveaway-draw/1'),
      /a receipt of a draw/,
    ],
    [
      'excluded where the seed alone decides',
      text => text.replace('"beacon",', '"seed",'),
      /does not decide alone/,
    ],
    ['no account', text => text.replace(/"account": "[^"]+",/, ''), /is one person with it/],
    ['no reason', text => text.replace('No answer within 14 days.', ''), /with a reason/],
    [
      'fewer promised',
      text => text.replace('"numberOfWinners": 2', '"numberOfWinners": 1'),
      /At most 1/,
    ],
  ];
  for (const [name, change, said] of wrong) {
    const text = change(EXAMPLE);
    expect(text, name).not.toBe(EXAMPLE);
    expect(await verify(text), name).toBe('The draw is not right.');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Wrong/ })
        .filter({ hasText: said }),
      name,
    ).toHaveCount(1);
  }
  await verify(EXAMPLE.replace('"beacon",', '"fallback",'));
  await expect(page.getByText('is not sealed by such a draw')).toBeVisible();
  // Reasons are somebody's text.
  const hostile = '<img src=x onerror=document.title=1>\u202e';
  await verify(EXAMPLE.replace('Works for the business.', hostile));
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  expect(await verify('{}')).toBe('This file is no receipt of a draw.');
});
