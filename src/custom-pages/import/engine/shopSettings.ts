import { type RememberedSettings, rememberedSettings } from '@/domain/import/rememberedSettings.ts';
import { defaultSettings, type ImportSettings } from '@/domain/import/settings.ts';
import type { ImportPlace } from './importPlace.ts';

/** How many of the latest imports are looked through; each is one read. */
const LOOKED_THROUGH = 25;

type Place = Pick<ImportPlace, 'dataProvider' | 'businessId' | 'platform' | 'currency'>;

/**
 * The settings to begin with for a shop: those of its last import, looked for among the latest of its
 * platform, and the usual ones where there is none. What another shop was set to is not for this one.
 */
export const shopSettings = async (
  { dataProvider, businessId, platform, currency }: Place,
  shop: string,
): Promise<{ settings: ImportSettings; remembered: RememberedSettings | null }> => {
  const { data } = await dataProvider.getList('imports', {
    filter: { businessId, platform },
    sort: { field: 'startedAt', order: 'DESC' },
    pagination: { page: 1, perPage: LOOKED_THROUGH },
    meta: { total: 'none' },
  });
  const remembered = rememberedSettings(data, shop);
  const settings = { ...defaultSettings(shop, currency), ...remembered?.settings };
  return { settings, remembered };
};
