import type { Actor } from '../../access/roles.ts';
import type { Platform } from '../../platforms.ts';
import type { ImportSettings } from '../settings.ts';
import type { Channel } from '../types.ts';

/** Everything the writes of one run have in common. */
export interface ImportContext {
  runId: string;
  platform: Platform;
  channel: Channel;
  businessId: string;
  businessName: string;
  actor: Actor;
  settings: ImportSettings;
  /** Sorts the chunks of a resumed run behind the earlier ones: the time it (re)started. */
  session: string;
  /** The time that the imported products are stamped with. */
  now: Date;
}

/** Whether the audit trail must be told: an administrator writes into somebody else's business. */
export const isAudited = ({ actor, businessId }: Pick<ImportContext, 'actor' | 'businessId'>) =>
  actor.uid !== businessId;
