import type { Actor } from '@/domain/access/roles.ts';
import type { Platform } from '@/domain/platforms.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';

/** Who imports what into which business. */
export interface ImportPlace {
  platform: Platform;
  businessId: string;
  businessName: string;
  actor: Actor;
  dataProvider: RecordStore;
  files: FileStore;
  /** Whether the database works on the page's own thread, as the embedded one does. */
  sharesThread: boolean;
  /** Currency and shop that are offered at first. */
  currency: string;
  shop: string;
}
