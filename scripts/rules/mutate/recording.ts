/** A stored value as recorded: plain JSON, or one of these where JSON has no word for it. */
export type Recorded =
  | null
  | boolean
  | number
  | string
  | Recorded[]
  | { $time: number }
  | { $double: number | string }
  | { $now: true }
  | { $plus: number }
  | { $gone: true }
  | { $map: Record<string, Recorded> };

/** Who asks: null for nobody who is signed in. */
export type RecordedAuth = { uid: string; token: Record<string, string | boolean> } | null;

/** One write of a commit; `update` changes the named fields, `set` replaces all. */
export type RecordedWrite =
  | { type: 'set' | 'update'; path: string; data: Record<string, Recorded> }
  | { type: 'delete'; path: string };

/** What a list is asked with. `filters` is null for what is not made of conditions that all hold. */
export interface RecordedQuery {
  path: string;
  isGroup: boolean;
  filters: { field: string; operator: string; value: Recorded }[] | null;
  limit: number | null;
  offset: number;
}

/** What was asked of the rules. */
export type RecordedAsk =
  | { kind: 'get'; path: string }
  | { kind: 'list'; query: RecordedQuery }
  | { kind: 'commit'; writes: RecordedWrite[] };

/** One line of a recording: what was stored with the rules off, or asked of them, in this order. */
export type RecordedEvent =
  | { kind: 'clear' }
  | { kind: 'seed'; writes: RecordedWrite[] }
  | { kind: 'ask'; ask: RecordedAsk; auth: RecordedAuth; at: number; allowed: boolean };

/** Where the rules tests leave what they asked, one file a project; `storage-rules` is Storage's. */
export const RECORDINGS = 'test-results/rules-requests';

/** The project whose requests are about files (`storageAsFirestore`). */
export const STORAGE_PROJECT = 'demo-storage-rules';
