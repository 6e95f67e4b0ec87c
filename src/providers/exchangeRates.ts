import { z } from 'zod';
import { type ExchangeRates, exchangeRatesSchema } from '@/domain/exchange/exchangeRates.ts';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';

/** Milliseconds that the service may take; what waits for rates goes on without them then. */
const PATIENCE = 8000;
const CACHE_KEY = 'exchangeRates.1';

const cacheSchema = z.object({
  day: z.iso.date(),
  url: z.string(),
  tables: z.array(exchangeRatesSchema).min(1),
});

/** What loading rates needs of its surroundings. */
export interface RatesEnvironment {
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Today's day, `YYYY-MM-DD`. */
  today: string;
}

const readCache = ({ storage, today }: RatesEnvironment, url: string): ExchangeRates[] | null => {
  try {
    const cached = cacheSchema.safeParse(JSON.parse(storage.getItem(CACHE_KEY) ?? 'null'));
    if (!cached.success || cached.data.day !== today || cached.data.url !== url) return null;
    return cached.data.tables;
  } catch {
    // A cache that cannot be read is a cache that is not there.
    return null;
  }
};

const writeCache = ({ storage, today }: RatesEnvironment, url: string, tables: ExchangeRates[]) => {
  try {
    storage.setItem(CACHE_KEY, JSON.stringify({ day: today, url, tables }));
  } catch (error) {
    console.warn('Exchange rates could not be kept for the day', error);
  }
};

/** One base's rates; null (and a line in the log) where they cannot be had. */
const loadBase = async (
  { fetch }: RatesEnvironment,
  url: string,
  base: string,
): Promise<ExchangeRates | null> => {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/latest?base=${base}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new Error(`The exchange-rate service answered ${response.status}`);
    return exchangeRatesSchema.parse(await response.json());
  } catch (error) {
    // Only logged: an amount without a rate says so where it stands.
    console.error(`No exchange rates for ${base}`, error);
    return null;
  }
};

/**
 * The exchange rates of the day: from the cache, else one GET for each base currency at once.
 * A base that fails is only logged and left out; never throws.
 * @param url address of the service, without `/latest`.
 */
export const loadExchangeRates = async (
  url: string,
  environment: RatesEnvironment,
): Promise<ExchangeRates[]> => {
  const cached = readCache(environment, url);
  if (cached) return cached;
  const loaded = await Promise.all(BASE_CURRENCIES.map(base => loadBase(environment, url, base)));
  const tables = loaded.filter(table => table !== null);
  if (tables.length === BASE_CURRENCIES.length) writeCache(environment, url, tables);
  return tables;
};
