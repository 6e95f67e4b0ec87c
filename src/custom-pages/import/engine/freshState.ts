import { defaultSettings } from '@/domain/import/settings.ts';
import { NO_DOOR } from './doorState.ts';
import type { SessionContext } from './importSession.ts';
import type { ImportSessionState } from './sessionState.ts';

/** An import of which nothing is chosen yet. */
export const freshState = ({ currency, shop }: SessionContext): ImportSessionState => ({
  phase: 'source',
  busy: null,
  problem: null,
  channel: 'csv',
  shopDomain: null,
  files: [],
  failures: [],
  formats: {},
  capped: false,
  sources: [],
  settings: defaultSettings(shop, currency),
  remembered: null,
  lines: [],
  excluded: new Set(),
  vanished: [],
  door: NO_DOOR,
  resuming: null,
  run: null,
  pictures: null,
});
