import { useNotify } from 'ra-core';
import { useState } from 'react';
import { isTaken, useClaims } from '@/components/claims/ClaimsContext.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { can } from '@/domain/access/can.ts';
import { type MeasurePlan, planMeasures } from '@/domain/moderation/planMeasures.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readReportTargets, TARGET_RESOURCE } from '@/providers/readReportTarget.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/**
 * Reads the targets of reports, each once, and plans what can be done about them. `planFor` resolves to
 * null where they could not be read, which is said then.
 */
export const useMeasurePlan = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const claims = useClaims();
  const notify = useNotify();
  const errorText = useErrorText();
  const [reading, setReading] = useState(false);
  const planFor = async (reports: readonly Report[]): Promise<MeasurePlan | null> => {
    setReading(true);
    try {
      const targets = await readReportTargets(dataProvider, reports);
      return planMeasures(reports, targets, {
        actorId: actor.uid,
        mayChange: type => can(actor, 'update', TARGET_RESOURCE[type]),
        isTaken: target => isTaken(claims, target),
      });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
      return null;
    } finally {
      setReading(false);
    }
  };
  return { planFor, reading };
};
