/** A react-admin data provider over Cloud Firestore that reads what it shows and nothing more. */
export type { AggregateRequest } from './core/figures.ts';
export type { StreamRequest } from './core/streams.ts';
export {
  type FirestoreDataProvider,
  firestoreDataProvider,
  type OptionsOf,
} from './firestoreDataProvider.ts';
export { firestoreIndexes } from './firestoreIndexes.ts';
export { toHttpError } from './httpErrors.ts';
export { beginAgain, type Subscription } from './live/listeners.ts';
export type { TopicCallback, TopicEvent, Topics } from './live/topics.ts';
export { isWaiting } from './live/waiting.ts';
export type { Watcher, WatchListRequest } from './live/watch.ts';
export type {
  CallMeta,
  CustomSearchRequest,
  Filter,
  FirestoreDataProviderOptions,
  GivenOptions as ResourceOptions,
  JumpMode,
  SearchOptions,
  TotalMode,
  UploadProgress,
} from './options.ts';
export { type QueryRecorder, queryRecorder } from './queryRecorder.ts';
export type { Figures } from './reading/figures.ts';
export type { MeteredCall, ReadMeter } from './readMeter.ts';
export type { RecordOf, ResourceOf } from './typed.ts';
export type { FieldType, FieldTypes } from './values.ts';
export type { FileStore } from './writing/fileStore.ts';
export type { RefreshSearchRequest } from './writing/refreshSearch.ts';
