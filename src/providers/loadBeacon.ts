import { z } from 'zod';
import { QUICKNET } from '@/domain/giveaways/drand.ts';

const answerSchema = z.object({ round: z.int(), signature: z.string().max(200) });

/** Long enough for a slow line, short enough to be told that there is none. */
const PATIENCE = 15_000;

/**
 * Asks a relay of drand for a round of quicknet. What it answers is not trusted: whoever asks
 * verifies it.
 * @returns the signature as hexadecimal digits; null where the relay does not have the round (yet).
 * @throws where the relay cannot be reached, or answers something else.
 */
export const loadBeacon = async (relay: string, round: number): Promise<string | null> => {
  const address = `${relay.replace(/\/+$/, '')}/${QUICKNET.chain}/public/${round}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.status === 404 || response.status === 425) return null;
  if (!response.ok) throw new Error(`The relay answered ${response.status}`);
  const answer = answerSchema.parse(await response.json());
  if (answer.round !== round) throw new Error(`The relay answered round ${answer.round}`);
  return answer.signature;
};
