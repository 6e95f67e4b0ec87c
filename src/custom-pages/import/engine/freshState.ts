import { defaultSettings } from '@/domain/import/settings.ts';
import type { ImportPlace } from './importPlace.ts';
import { NO_LOOKALIKES } from './lookalikeState.ts';
import type { ImportSessionState } from './sessionState.ts';

/** What a reading begins with. */
export const nothingRead = () => ({
  ...{ files: [], failures: [], capped: false, excluded: new Set<string>() },
});

/** An import of which nothing is chosen yet. */
export const freshState = ({ currency, shop }: ImportPlace): ImportSessionState => ({
  phase: 'source',
  way: 'upload',
  address: '',
  busy: null,
  problem: null,
  channel: 'csv',
  ...nothingRead(),
  formats: {},
  sources: [],
  settings: defaultSettings(shop, currency),
  remembered: null,
  lines: [],
  fits: false,
  vanished: [],
  lookalikes: NO_LOOKALIKES,
  resuming: null,
  run: null,
  pictures: null,
  server: { state: 'idle' },
});
