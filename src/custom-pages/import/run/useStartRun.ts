import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { selectedLines, startRun } from '../engine/startRun.ts';
import { whenPlanned } from '../engine/whenPlanned.ts';
import { problemsText } from './failedProducts.ts';
import { isAsSaid } from './isAsSaid.ts';
import { rememberRun } from './startedRuns.ts';

/** Starts to write what is selected: by the plan of what is on the page, which it waits for. */
export const useStartRun = () => {
  const translate = useTranslate();
  const session = useImportSession();
  return useCallback(async () => {
    const said = selectedLines(session.state.snapshot());
    await whenPlanned(session.state);
    // The page shows a moment later that it writes: a second press would start a second run.
    const { phase, fits } = session.state.get();
    if (phase !== 'preview' || !fits) return;
    // More or others than was said is not what was asked for: the page says what it is now.
    if (!isAsSaid(said, selectedLines(session.state.get()))) return;
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
