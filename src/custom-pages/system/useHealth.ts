import { useQuery } from '@tanstack/react-query';
import { readNewestDay } from '@/components/figures/useRollUps.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import {
  checkAllowList,
  checkAppCheck,
  checkBrowserStorage,
  checkErrorReports,
  checkProductPages,
  checkRollUps,
  checkRules,
  type HealthFinding,
} from '@/domain/health/deployment.ts';
import { BUILD } from '@/lib/build.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { asked, readBrowserStorage } from './askedOf.ts';

/** What of the deployment is in place, but for the indexes, which cost a read each. */
export const useHealth = () => {
  const { configuration } = useAuth();
  const { dataProvider, deployment: load } = useServices();
  const errorText = useErrorText();
  const say = (error: unknown) => errorText(error).sentence;
  const { superAdmins, firebase, emulators, errorReportUrl, productPageUrl } = configuration;
  return useQuery({
    queryKey: ['system', 'health'],
    staleTime: 0,
    // Asked anew, it is what is so now.
    gcTime: 0,
    queryFn: async (): Promise<HealthFinding[]> => {
      const today = new Date().toISOString().slice(0, 10);
      const rollUps = asked(() => readNewestDay(dataProvider, { businessId: null }), say);
      const versions = BUILD.rules;
      const ofProject = async () => {
        if (!load) return [checkBrowserStorage(await asked(readBrowserStorage, say))];
        const letsThrough = (kind: 'rules' | 'storageRules', version: string | undefined) =>
          version === undefined
            ? { answer: false }
            : asked(async () => (await load())[kind](version), say);
        const [rules, storage] = await Promise.all([
          letsThrough('rules', versions?.firestore),
          letsThrough('storageRules', versions?.storage),
        ]);
        return [
          checkRules('rules', versions?.firestore ?? null, rules),
          checkRules('storageRules', versions?.storage ?? null, storage),
          ...(emulators
            ? []
            : [checkAppCheck(firebase?.appCheckSiteKey, (await load()).isUnproven())]),
        ];
      };
      return [
        checkAllowList(superAdmins, firebase !== null && emulators === null),
        ...(await ofProject()),
        checkRollUps(await rollUps, today),
        checkErrorReports(errorReportUrl),
        checkProductPages(productPageUrl),
      ];
    },
  });
};
