import { expect, it } from 'vitest';
import { GoogleRefusal } from '../googleRest.ts';
import { isPassing, isRefusedForNow, retried, TRIES } from './retry.ts';

const refusal = (status: number) => new GoogleRefusal('call', status, '{}');

/** How often a call is made that fails with these errors, one after the other, and what becomes of it. */
const tried = async (errors: readonly Error[], passes = isPassing) => {
  let calls = 0;
  const result = await retried(
    async () => {
      const error = errors[calls++];
      if (error) throw error;
      return 'answer';
    },
    passes,
    0.01,
  ).catch((error: unknown) => error);
  return { calls, result };
};

it('tries again what failed in passing', async () => {
  const passing = [refusal(429), refusal(503), new TypeError('fetch failed')];
  expect(await tried(passing)).toEqual({ calls: 4, result: 'answer' });
});

it.each([400, 401, 403, 404])('takes %i for the last word', async status => {
  const error = refusal(status);
  expect(await tried([error])).toEqual({ calls: 1, result: error });
});

it('gives up at last', async () => {
  const errors = Array.from({ length: TRIES }, () => refusal(503));
  expect(await tried(errors)).toEqual({ calls: TRIES, result: errors.at(-1) });
});

it('sends again what the service took nothing of, and nothing whose answer was lost', async () => {
  const lost = new TypeError('fetch failed');
  expect(await tried([refusal(429), lost], isRefusedForNow)).toEqual({ calls: 2, result: lost });
});
