/** What other features use of the search for duplicates. */
export { askWorker } from './askWorker.ts';
export { MarkedTitle } from './MarkedTitle.tsx';
export { startSearchWorker } from './startSearchWorker.ts';
export { useLastScan } from './useLastScan.ts';
export { VerdictMark } from './VerdictMark.tsx';
