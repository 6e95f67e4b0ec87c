import { rowsOf } from './support/administration.ts';
import { expect, signIn, test } from './support/console.ts';

const HOURS = 2 * 3_600_000;

test('on a device whose clock is wrong that is said, and who has what goes by the server’s @emulators', async ({
  newWindow,
}) => {
  const [ann, bob] = [await newWindow(), await newWindow()];
  await bob.clock.install({ time: Date.now() + HOURS });
  await signIn(ann, 'admin', '/reports');
  await expect(rowsOf(ann, 'Reports').first()).toBeVisible();
  await ann.keyboard.press('j');
  await expect(ann.getByText('This is yours while you look at it')).toBeVisible();
  await signIn(bob, 'admin2', '/reports');
  await expect(bob.getByText('The clock of this device is 2 hours fast')).toBeVisible();
  // By its own clock that claim has been over for long.
  await expect(rowsOf(bob, 'Reports').first()).toContainText('is looking at this');
  await bob.keyboard.press('j');
  await expect(bob.getByText('This is yours while you look at it')).toBeVisible();
  await expect(ann.getByText('The clock of this device')).toHaveCount(0);
});
