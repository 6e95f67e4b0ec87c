import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadExchangeRates, type RatesEnvironment } from './exchangeRates.ts';

const URL = 'https://rates.example/v1/';
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const setUp = (answer: (base: string) => Response) => {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  const environment: RatesEnvironment = {
    fetch: async input => {
      asked.push(String(input));
      return answer(new globalThis.URL(String(input)).searchParams.get('base') ?? '');
    },
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    today: '2026-11-20',
  };
  return { asked, environment, kept };
};

const rates = (base: string) =>
  Response.json({ amount: 1, base, date: '2026-11-20', rates: { GBP: 0.8 } });

afterEach(() => logged.mockClear());

describe('loadExchangeRates', () => {
  it('asks once for each base, and not again that day', async () => {
    const { asked, environment } = setUp(rates);
    const tables = await loadExchangeRates(URL, environment);
    expect(tables.map(({ base }) => base)).toEqual(['USD', 'AUD', 'EUR']);
    expect(await loadExchangeRates(URL, environment)).toEqual(tables);
    expect(asked).toEqual(
      ['USD', 'AUD', 'EUR'].map(base => `https://rates.example/v1/latest?base=${base}`),
    );
  });

  it('asks again the next day, and of another service', async () => {
    const { asked, environment } = setUp(rates);
    await loadExchangeRates(URL, environment);
    await loadExchangeRates(URL, { ...environment, today: '2026-11-21' });
    await loadExchangeRates('https://other.example', environment);
    expect(asked).toHaveLength(9);
  });

  it('only logs a failure, uses what came, and tries again later', async () => {
    const { asked, environment } = setUp(base =>
      base === 'AUD' ? new Response('busy', { status: 503 }) : rates(base),
    );
    const tables = await loadExchangeRates(URL, environment);
    expect(tables.map(({ base }) => base)).toEqual(['USD', 'EUR']);
    expect(logged).toHaveBeenCalledOnce();
    await loadExchangeRates(URL, environment);
    expect(asked).toHaveLength(6);
  });

  it('has no rates where the service answers nonsense or cannot be reached', async () => {
    const nonsense = setUp(() => new Response('<html>'));
    expect(await loadExchangeRates(URL, nonsense.environment)).toEqual([]);
    const offline = setUp(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await loadExchangeRates(URL, offline.environment)).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(6);
  });

  it('does not trust what is kept', async () => {
    const { asked, environment, kept } = setUp(rates);
    kept.set('exchangeRates.1', '{"day":"2026-11-20","url":"https://rates.example/v1/"}');
    await loadExchangeRates(URL, environment);
    kept.set('exchangeRates.1', 'not JSON');
    await loadExchangeRates(URL, environment);
    expect(asked).toHaveLength(6);
  });
});
