import { failureKind } from '../errors.ts';
import type { OwnerTask } from '../schemas/ownerTask.ts';
import type { OwnerTaskSign } from '../schemas/ownerTaskSign.ts';

/**
 * Whether functions can be asked: `none` are deployed; it is `off`; `noShops` are set up to be read; they are `silent`,
 * so perhaps not there any more; it is `unknown`.
 */
export type OwnerTaskStanding = 'ready' | 'none' | 'off' | 'noShops' | 'silent' | 'unknown';

/** Whether functions can be asked for something, by the sign that they left; null where they left none. */
export const ownerTaskStanding = (
  kind: OwnerTask['kind'],
  sign: OwnerTaskSign | null,
): OwnerTaskStanding => {
  if (!sign) return 'none';
  if (!sign.does) return 'off';
  return kind === 'readShop' && !sign.shops ? 'noShops' : 'ready';
};

/** The same where the sign could not be read. The rules keep one back that is over. */
export const unreadStanding = (error: unknown): OwnerTaskStanding =>
  failureKind(error) === 'denied' ? 'silent' : 'unknown';

/** Whether it makes sense to ask: what is not known may be there. */
export const isWorthAsking = (standing: OwnerTaskStanding): boolean =>
  standing === 'ready' || standing === 'silent' || standing === 'unknown';
