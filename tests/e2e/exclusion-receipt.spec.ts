import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { roundTime } from '../../src/domain/giveaways/drand.ts';
import { drawKey } from '../../src/domain/giveaways/drawKey.ts';
import { sha256Hex } from '../../src/domain/giveaways/drawSeed.ts';
import { hashOfExclusions } from '../../src/domain/giveaways/exclusions.ts';
import { rankEntries } from '../../src/domain/giveaways/rankEntries.ts';
import { collectEntries, hashOfEntries } from '../../src/domain/giveaways/sealEntries.ts';
import { confirm, savedFile, section } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';
import { moveGiveaway } from './support/storedGiveaway.ts';

/** A round of quicknet as it was recorded. */
const ROUND = 657_413;
const SIGNATURE =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const RANDOMNESS = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';

const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);
const endsAt = after(roundTime(ROUND), -5);
const excludedAt = after(endsAt, -60);

test('who was excluded does not win, and anybody can verify that by the receipt @embedded', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(excludedAt);
  await signIn(page, 'admin', '/');
  const entries = await moveGiveaway(page, 'g01', { startsAt: after(endsAt, -9999), endsAt });
  const [kin] = entries;
  if (!kin) throw new Error('Nobody entered');

  const order = async (reason: string) => {
    const list = collectEntries();
    list.add(entries);
    const line = { ...kin, isExcluded: true, reason, by: 'admin', at: excludedAt };
    const lists = {
      entriesHash: hashOfEntries(list.sealed()),
      exclusionsHash: hashOfExclusions({ exclusions: [line] }),
    };
    const { ranked } = await rankEntries(
      [entries],
      drawKey(sha256Hex('sample seed of g01'), lists, RANDOMNESS),
      2,
    );
    return ranked.map(({ entry }) => entry);
  };
  let tried = 0;
  // A reason by which they would have won.
  while ((await order(`Related to us, ${tried}`))[0]?.id !== kin.id) tried += 1;
  const reason = `Related to us, ${tried}`;
  const [, winner] = await order(reason);

  await page.goto('/giveaways/g01');
  const list = section(page, 'Excluded from the draw');
  await test.step('somebody is looked for, and excluded before the end', async () => {
    await list.getByRole('button', { name: 'Exclude somebody…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Exclude somebody from the draw of/ });
    await dialog.getByRole('combobox', { name: 'Who' }).fill(kin.email);
    await page.getByRole('option', { name: `${kin.name} · ${kin.email}` }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog.getByRole('button', { name: 'Exclude', exact: true }).click();
    await expect(page.getByText(`${kin.name} is excluded from the draw.`)).toBeVisible();
    await expect(list.getByRole('listitem')).toContainText([kin.name]);
  });

  await test.step('after the end nobody is excluded or let in any more', async () => {
    await page.clock.setFixedTime(after(endsAt, 1));
    await page.reload();
    await expect(list).toContainText('Nobody can enter any more, so this list stays as it is.');
    await expect(list).toContainText(reason);
    await expect(list.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Draw winners' }).click();
    await confirm(page, 'Draw winners');
    await expect(page.getByText(/The round of drand that decides has not come yet/)).toBeVisible();
  });

  await test.step('the draw passes them over by name', async () => {
    await page.route('https://api.drand.sh/**', route =>
      route.fulfill({ json: { round: ROUND, signature: SIGNATURE } }),
    );
    await page.clock.setFixedTime(after(endsAt, 10));
    await page.reload();
    await page.getByRole('button', { name: 'Draw winners' }).click();
    await confirm(page, 'Draw winners');
    const won = section(page, 'Winners');
    await expect(won.getByRole('list', { name: 'Winners' }).getByRole('link')).toHaveText(
      winner?.name ?? '',
    );
    const passed = won.getByRole('list', { name: 'Passed over in the draw' });
    await expect(passed.getByRole('listitem')).toContainText([kin.name]);
    await expect(passed).toContainText('Excluded from the draw before its end');
    await page.getByRole('button', { name: 'Check the draw' }).click();
    await expect(page.getByText('The seed is the one committed to before')).toBeVisible();
  });

  const receipt = await savedFile(page, () =>
    page.getByRole('button', { name: 'Save the receipt' }).click(),
  );
  await test.step('the receipt names them by id, with reason and time, and nobody’s name', () => {
    expect(JSON.parse(receipt)).toMatchObject({
      ...{ format: 'giveaway-draw/2', method: 'beacon' },
      exclusions: [{ entryId: kin.id, reason, at: excludedAt.toISOString() }],
      excluded: [{ entryId: kin.id, reason: 'excluded' }],
      winners: [{ entryId: winner?.id }],
    });
    for (const part of ['@', kin.name, winner?.name ?? '']) expect(receipt).not.toContain(part);
  });

  await test.step('the page without our code finds the draw right, and one changed wrong', async () => {
    await page.goto(pathToFileURL(resolve('docs/verify-draw.html')).href);
    const verdict = async (text: string) => {
      await page.getByLabel('Receipt (JSON)').setInputFiles({
        ...{ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      });
      await expect(page.getByRole('status')).toHaveText(/\.$/);
      return page.getByRole('status').textContent();
    };
    expect(await verdict(receipt)).toBe('The draw is right.');
    await expect(page.getByText(`${kin.id} was excluded before the end`)).toContainText(reason);
    expect(await verdict(receipt.replace(reason, 'Nothing at all'))).toBe('The draw is not right.');
    const { exclusions: _, ...without } = JSON.parse(receipt);
    expect(await verdict(JSON.stringify({ ...without, format: 'giveaway-draw/1' }))).toBe(
      'The draw is not right.',
    );
  });
});
