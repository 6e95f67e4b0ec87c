/** `ra-data-firestore/react`: hooks whose data follows the database. */
export { type LiveOptions, useLiveList } from './useLiveList.ts';
export { useLiveListContext } from './useLiveListContext.ts';
export { useLiveRecord } from './useLiveRecord.ts';
