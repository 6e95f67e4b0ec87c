import { useMemo } from 'react';
import { rememberedSettings } from '@/domain/import/rememberedSettings.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { useRuns } from '../run/useRuns.ts';

/** The shop names of earlier imports, the latest first, and how to go on with one of them. */
export const useKnownShops = () => {
  const session = useImportSession();
  const { runs } = useRuns(session.context);
  const shops = useMemo(() => [...new Set(runs.map(({ shop }) => shop))], [runs]);
  /** Names the shop; its settings are those of its last import, where there was one. */
  const choose = (shop: string) => {
    const remembered = rememberedSettings(runs, shop);
    if (remembered) session.remember(shop, remembered);
    else session.changeSettings({ shop });
  };
  return { shops, choose };
};
