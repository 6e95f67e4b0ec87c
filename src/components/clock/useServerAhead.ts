import { useQuery } from '@tanstack/react-query';
import { serverAhead } from '@/domain/clock/serverAhead.ts';
import { useSession } from '@/providers/AuthContext.tsx';

/** Milliseconds between two looks: a clock is set right, or a laptop wakes up with a wrong one. */
const INTERVAL = 10 * 60_000;

const ask = async () => {
  const sentAt = Date.now();
  const { headers } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
  return serverAhead({ headers, sentAt, receivedAt: Date.now() });
};

/**
 * How far the server's clock is ahead of this device's, in milliseconds; 0 where that is not known,
 * and in the embedded back end, whose server is this device.
 */
export const useServerAhead = (): number => {
  const { backEnd } = useSession();
  const { data } = useQuery({
    queryKey: ['serverAhead'],
    queryFn: ask,
    enabled: backEnd.name !== 'local',
    retry: false,
    staleTime: INTERVAL,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: true,
  });
  return data ?? 0;
};
