import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { startRun } from '../engine/startRun.ts';
import { problemsText } from './failedProducts.ts';
import { rememberRun } from './startedRuns.ts';

/** Starts to write what is selected. */
export const useStartRun = () => {
  const translate = useTranslate();
  const session = useImportSession();
  return useCallback(() => {
    // The page shows a moment later that it writes: a second press would start a second run.
    if (session.state.get().phase !== 'preview') return;
    const { platform, businessName: business } = session.context;
    const title = translate('import.run.task', {
      platform: translate(`import.platform.${platform}`),
      business,
    });
    const pictures = translate('import.pictures.task', { business });
    const problems = (line: PlannedProduct) => problemsText(translate, line);
    rememberRun(session, startRun(session, { title, pictures, problems }));
  }, [session, translate]);
};
