import type { DataProvider, RaRecord } from 'ra-core';
import type { StreamRequest } from 'ra-data-firestore';
import type { SignInMethod } from '@/config.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { RecordOf } from '@/domain/records.ts';
import type { StoredFile } from '@/domain/schemas/common.ts';
import type { Write } from '@/domain/write.ts';
import type { SampleKey } from '@/i18n/useSampleText.ts';
import type { AskAboutPerson } from './askAboutPerson.ts';
import type { OwnerTaskService } from './askOwnerTask.ts';
import type { Deployment } from './deployment.ts';
import type { ResetSampleData } from './resetSampleData.ts';
import type { StorageError } from './storageError.ts';

/** A react-admin filter: `field`, `field_gt|gte|lt|lte|neq`, `field_in`, `field_contains`, `q`. */
export type Filter = Record<string, unknown>;

/** Options of a call: the parent of a sub-collection's records, and a way to give up. */
export type CallMeta = {
  parent?: string;
  total?: 'count' | 'cached' | 'capped' | 'none';
};

/** Which rows, in which order. */
export interface RowsQuery {
  filter: Filter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  meta?: CallMeta;
}

/** What happened to the rows of a live query or document. */
export interface Subscription<T> {
  next: (value: T) => void;
  error: (error: Error) => void;
}

/** Figures over all rows that match. */
export interface AggregateResult {
  count: number;
  sum: Record<string, number>;
  average: Record<string, number | null>;
}

/** How many documents were read, and by what; for tests and the development meter. */
export interface ReadMeter {
  total: () => number;
  byResource: () => Record<string, number>;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * What a back end does: reads, and commits of writes. It tracks nothing itself, so there is no
 * way to write past the layer that does.
 * Errors are ra-core's HttpError: 400 bad query or input, 401 signed out, 403 denied, 404 missing,
 * 409 conflict (`body.record` is the stored one), 429 quota, 503 unreachable.
 */
export interface RecordStore
  extends Pick<
    DataProvider<string>,
    'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'supportAbortSignal'
  > {
  /** Carries out all writes or none; at most 500. @throws HttpError 409 when a precondition fails. */
  commit: (writes: readonly Write[]) => Promise<void>;
  /** All rows that match, in pages, by cursors: constant memory, no cap. The embedded back end refuses no page. */
  stream: (
    resource: ResourceName,
    query: RowsQuery & Pick<StreamRequest, 'pageSize' | 'signal' | 'onRefused'>,
  ) => AsyncIterable<RaRecord[]>;
  /** Watches one document; `null` when it does not exist. @returns a function that ends it. */
  watchOne: (
    resource: ResourceName,
    id: string,
    subscription: Subscription<RaRecord | null>,
    meta?: CallMeta,
  ) => () => void;
  /** Watches the first `limit` rows of a query. @returns a function that ends it. */
  watchList: (
    resource: ResourceName,
    query: RowsQuery & { limit: number },
    subscription: Subscription<RaRecord[]>,
  ) => () => void;
  /** Counts the rows that match. */
  count: (resource: ResourceName, query: { filter: Filter; meta?: CallMeta }) => Promise<number>;
  /** Counts, sums and averages over the rows that match. */
  aggregate: (
    resource: ResourceName,
    query: { filter: Filter; sum?: string[]; average?: string[]; meta?: CallMeta },
  ) => Promise<AggregateResult>;
  /** @returns an id nobody has used yet. */
  newId: (resource: ResourceName) => string;
  readMeter: ReadMeter;
}

/**
 * What every screen talks to: a record store whose every change is checked and tracked, and whose
 * records are read by the schema of their resource.
 */
export interface BackOfficeDataProvider
  extends RecordStore,
    Pick<DataProvider<string>, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'> {
  stream: <Resource extends ResourceName>(
    resource: Resource,
    query: Parameters<RecordStore['stream']>[1],
  ) => AsyncIterable<RecordOf<Resource>[]>;
  watchOne: <Resource extends ResourceName>(
    resource: Resource,
    id: string,
    subscription: Subscription<RecordOf<Resource> | null>,
    meta?: CallMeta,
  ) => () => void;
  watchList: <Resource extends ResourceName>(
    resource: Resource,
    query: Parameters<RecordStore['watchList']>[1],
    subscription: Subscription<RecordOf<Resource>[]>,
  ) => () => void;
}

/** Why the identity service refused; the sign-in page has a message for each. */
export type IdentityErrorCode =
  | 'wrongCredentials'
  | 'unknownAccount'
  | 'invalidEmail'
  | 'accountDisabled'
  | 'tooManyAttempts'
  | 'popupClosed'
  | 'popupBlocked'
  | 'emailInUse'
  | 'weakPassword'
  | 'offline'
  | 'unavailable'
  | 'unproven'
  | 'unknown';

/** A refusal of the identity service. */
export class IdentityError extends Error {
  constructor(
    readonly code: IdentityErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'IdentityError';
  }
}

/** Accounts and sessions. */
export interface IdentityService {
  methods: readonly SignInMethod[];
  /** @throws IdentityError */
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs in by Google's popup. @throws IdentityError */
  signInWithGoogle: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Calls back with the person signed in (null: nobody) at once and at every change. */
  watch: (listener: (claims: IdentityClaims | null) => void) => () => void;
  /** Sends the mail that lets a person set a password. Silent about unknown addresses. */
  sendPasswordReset: (email: string) => Promise<void>;
  /** Creates an account without touching the present session. @throws IdentityError emailInUse */
  provisionAccount: (email: string) => Promise<ProvisionedAccount>;
}

/** A new account whose record is not written yet. */
export interface ProvisionedAccount {
  uid: string;
  /** Sends the mail that invites the person to set a password. */
  sendInvitation: () => Promise<void>;
  /** Takes the account back, when its record could not be written. */
  remove: () => Promise<void>;
}

/** States of an upload. */
export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error';

/** How far an upload is, in bytes. */
export interface UploadProgress {
  state: UploadState;
  bytesTransferred: number;
  totalBytes: number;
  error?: StorageError;
}

/** A running upload. Pause is allowed from running, resume from paused, cancel from both. */
export interface UploadTask {
  snapshot: () => UploadProgress;
  subscribe: (listener: (progress: UploadProgress) => void) => () => void;
  pause: () => boolean;
  resume: () => boolean;
  cancel: () => boolean;
  /** The stored file. @throws StorageError, also when cancelled. */
  done: Promise<{ metadata: StoredFile; url: string }>;
}

/** Files: pictures and attachments. Paths have no leading slash. */
export interface FileStore {
  upload: (
    path: string,
    content: Blob,
    options: { contentType: string; customMetadata?: Record<string, string> },
  ) => UploadTask;
  /** @throws StorageError */
  metadata: (path: string) => Promise<StoredFile>;
  /** @throws StorageError */
  downloadUrl: (path: string) => Promise<string>;
  /** Turns a stored image address into one that a browser can show. @throws StorageError */
  resolve: (address: string) => Promise<string>;
  /** The content that a stored image address stands for. @throws StorageError */
  read: (address: string) => Promise<Blob>;
  /** Deletes a file; a missing one is no error. @throws StorageError */
  remove: (path: string) => Promise<void>;
}

/** An account of the embedded back end that the sign-in page offers. */
export interface SampleAccount {
  email: string;
  password: string;
  /** Says what the account shows. */
  hint: SampleKey;
}

/** A mail that the embedded back end would have sent, had it a mail server. */
export interface OutboxMessage {
  kind: 'passwordReset' | 'invitation';
  to: string;
  /** The password that signs in to the account. */
  password: string;
  /** Instant, ISO 8601. */
  sentAt: string;
}

/** The mails of the embedded back end, newest first; the sign-in page shows them. */
export interface Outbox {
  messages: () => readonly OutboxMessage[];
  watch: (listener: (messages: readonly OutboxMessage[]) => void) => () => void;
}

/** Where a record is stored. */
export interface RecordPlace {
  /** The path of the collection. */
  collection: string;
  id: string;
}

/** Data and files, as a back end hands them over once somebody is signed in. */
export interface BackEndServices {
  dataProvider: RecordStore;
  files: FileStore;
  /**
   * Deletes records although the page is going away, by the rules of any commit. A page that goes
   * away waits for nothing, so nothing tells whether it was done.
   */
  deleteLeaving: (places: readonly RecordPlace[]) => void;
  /** Gives a person's data out, and erases them: functions do it, or the embedded back end by itself. */
  askAboutPerson: AskAboutPerson;
  /** What functions are asked for a business (a Firebase project only: no browser can do it). */
  ownerTasks?: OwnerTaskService;
  /** Asks whether what is deployed belongs to this build (a Firebase project only). */
  deployment?: () => Promise<Deployment>;
  /** Restores the sample data (embedded back end only). */
  resetSampleData?: ResetSampleData;
}

/** Data and files, as screens use them. */
export interface DataServices extends BackEndServices {
  dataProvider: BackOfficeDataProvider;
}

/**
 * A back end. Its identity service comes first and alone, so that the sign-in page loads nothing
 * it does not need.
 */
export interface BackEnd {
  name: 'local' | 'firebase';
  identity: IdentityService;
  sampleAccounts: readonly SampleAccount[];
  /** Two sessions side by side in one browser (embedded back end only). */
  ownTab?: {
    /** Whether this tab has a session of its own, beside the browser's. */
    isOwn: () => boolean;
    /** Opens an account in a tab of its own. @returns whether the browser opened one. */
    open: (email: string) => boolean;
  };
  /** Where simulated mails can be read (embedded back end only). */
  outbox?: Outbox;
  /** Does ahead what the first sign-in would have to wait for; reads nothing of anybody's. */
  prepare: () => Promise<void>;
  /** That takes so long that it begins at once, not only when the page had the network for itself. */
  preparesAtOnce?: boolean;
  /**
   * Loads data and files for the person signed in.
   * @param progress is told the share done, from 0 to 1, where there is something to prepare.
   */
  loadData: (progress?: (share: number) => void) => Promise<BackEndServices>;
  /** Watches the business record under `uid`; null when there is none. */
  watchBusiness: (
    uid: string,
    subscription: Subscription<Record<string, unknown> | null>,
  ) => () => void;
}
