import { useQuery } from '@tanstack/react-query';
import { functionFindings } from '@/domain/health/functionFindings.ts';
import type { Deployment } from '@/providers/deployment.ts';

/** What functions say of themselves; asked where there is a project to ask, and where one is deployed its tasks too. */
export const useFunctions = (load: (() => Promise<Deployment>) | undefined) =>
  useQuery({
    queryKey: ['system', 'functions'],
    enabled: load !== undefined,
    staleTime: 0,
    // Asked anew, it is what is so now.
    gcTime: 0,
    queryFn: async () => {
      const deployment = await load?.();
      const runs = (await deployment?.functionRuns()) ?? [];
      const tasks = runs.length > 0 ? await deployment?.functionTasks() : [];
      return { findings: functionFindings(runs, new Date()), tasks: tasks ?? [] };
    },
  });
