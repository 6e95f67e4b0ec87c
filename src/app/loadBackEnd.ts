import type { Configuration } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';
import type { BackEnd } from '@/providers/types.ts';

/** Loads the back end that the build is for; the other one is not part of it. */
export const loadBackEnd = async (configuration: Configuration): Promise<BackEnd> => {
  if (__BACK_END__ === 'local') {
    const { createLocalBackEnd } = await loadCode(() => import('@/providers/local/index.ts'));
    return createLocalBackEnd(configuration);
  }
  const { createFirebaseBackEnd } = await loadCode(() => import('@/providers/firebase/index.ts'));
  return createFirebaseBackEnd(configuration);
};
