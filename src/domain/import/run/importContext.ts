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

/** The name of a session of a run that (re)starts at a time: later ones sort behind. */
export const sessionAt = (time: Date): string => time.getTime().toString(36).padStart(9, '0');

/** Whether the audit trail must be told: an administrator writes into somebody else's business. */
export const isAudited = ({ actor, businessId }: Pick<ImportContext, 'actor' | 'businessId'>) =>
  actor.uid !== businessId;
