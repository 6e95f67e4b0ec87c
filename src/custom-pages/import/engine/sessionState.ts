import { createEmitter } from '@/domain/emitter.ts';
import type { FileFailure, FileFormat } from '@/domain/import/csv/exportFile.ts';
import type { FileReport } from '@/domain/import/csv/readExport.ts';
import type { PictureProgress } from '@/domain/import/pictures/copyRemotePictures.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import type { RememberedSettings } from '@/domain/import/rememberedSettings.ts';
import type { RunOutcome, RunProgress } from '@/domain/import/run/executeImport.ts';
import type { PauseReason } from '@/domain/import/run/runControl.ts';
import type { ImportSettings } from '@/domain/import/settings.ts';
import type { Channel, SourceProduct } from '@/domain/import/types.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { LookalikesState } from './lookalikeState.ts';

/** Where an import stands on the page. */
type Phase = 'source' | 'reading' | 'preview' | 'writing' | 'done';

/** How a source can be had. */
export type SourceWay = 'upload' | 'connect' | 'everything';

/** Work that goes on, and how far it is. `share` is null where the end is not known. */
export interface Busy {
  what: 'file' | 'shop' | 'existing' | 'checking';
  label: string;
  share: number | null;
  products: number;
  rows: number;
}

/** Something that kept the import from being read. */
interface SessionProblem {
  /** Key of the message. */
  key: string;
  params: Record<string, string | number>;
}

/** A run that writes, or has written. */
export interface WritingRun {
  id: string;
  progress: RunProgress;
  startedAt: number;
  endedAt: number | null;
  paused: PauseReason | null;
  outcome: RunOutcome | null;
  /** Whether this browser keeps what is needed to go on after a reload. */
  resumable: boolean;
}

/** Where the copying by a server stands; `missing` where nobody can be asked. */
type ServerStanding =
  | { state: 'idle' | 'asking' | 'missing' }
  | { state: 'failed'; reason: string };

/** The whole state of an import of one platform into one business. */
export interface ImportSessionState {
  phase: Phase;
  /** The way that is open where the source is chosen. */
  way: SourceWay;
  /** What was typed to name a shop that can be connected; never a secret. */
  address: string;
  busy: Busy | null;
  problem: SessionProblem | null;
  channel: Channel;
  files: FileReport[];
  failures: FileFailure[];
  /** What people say of how the files are written, by their names. */
  formats: Readonly<Record<string, FileFormat>>;
  /** The platform's limit ended the reading before the shop's end. */
  capped: boolean;
  sources: readonly SourceProduct[];
  settings: ImportSettings;
  /** The earlier import of the shop that settings were taken over from. */
  remembered: RememberedSettings | null;
  lines: readonly PlannedProduct[];
  /** Whether `lines` are the plan of these sources and settings, and not of earlier ones. */
  fits: boolean;
  /** Places in the source of products that are not to be written. */
  excluded: ReadonlySet<string>;
  /** Stored products of the shop that the source does not have. */
  vanished: readonly Product[];
  /** New products that look like ones there are. */
  lookalikes: LookalikesState;
  /** An earlier run that this import goes on with. */
  resuming: ImportRun | null;
  run: WritingRun | null;
  pictures: PictureProgress | null;
  server: ServerStanding;
}

/** A state that can be followed. */
export interface StateStore<T> {
  /** As it is now. */
  get: () => T;
  /** As it was last told; the same object until it is told anew. */
  snapshot: () => T;
  set: (change: Partial<T>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds between two looks at a state that changes often. */
const PUBLISH_INTERVAL = 50;

/** A state that React can follow with `useSyncExternalStore`; tells at most twenty times a second. */
export const stateStore = <T extends object>(initial: T): StateStore<T> => {
  let shown = initial;
  let pending = initial;
  let isDue = false;
  const { emit, subscribe } = createEmitter();
  const publish = () => {
    isDue = false;
    shown = pending;
    emit();
  };
  return {
    get: () => pending,
    snapshot: () => shown,
    set: change => {
      pending = { ...pending, ...change };
      if (isDue) return;
      isDue = true;
      setTimeout(publish, PUBLISH_INTERVAL);
    },
    subscribe,
  };
};
