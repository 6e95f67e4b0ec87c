import { expect, it } from 'vitest';
import { whatIsMissing } from './whatIsMissing.ts';

it.each([
  [{ firestore: true, tools: true }, null],
  [{ firestore: false, tools: true }, /^No Firestore emulator was found/],
  [{ firestore: false, tools: false }, /^No Firestore emulator was found/],
  [{ firestore: true, tools: false }, /npm ci --prefix tools\/emulators/],
])('of %o journeys on the emulators lack %s', (found, missing) => {
  const said = whatIsMissing(found);
  if (missing === null) expect(said).toBeNull();
  else expect(said).toMatch(missing);
});
