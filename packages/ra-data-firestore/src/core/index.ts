/**
 * `ra-data-firestore/core`: the data provider in parts, for an application that pays for what it
 * uses and nothing more.
 */
export type { CoreOptions, ResourceOptions } from '../options.ts';
export { commits } from './commits.ts';
export { composeDataProvider, type DataProviderBase } from './composeDataProvider.ts';
export { figures } from './figures.ts';
export { fileFields } from './fileFields.ts';
export { learnedKinds } from './learnedKinds.ts';
export { live } from './live.ts';
export type { Part } from './part.ts';
export { queryChecks } from './queryChecks.ts';
export { reads } from './reads.ts';
export { related } from './related.ts';
export { searches } from './searches.ts';
export { searchRefresh } from './searchRefresh.ts';
export { streams } from './streams.ts';
export { topics } from './topics.ts';
export { writes } from './writes.ts';
