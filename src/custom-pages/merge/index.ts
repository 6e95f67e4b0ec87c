/** What other features use of the search for duplicates. */
export { askWorker } from '@/components/duplicates/askWorker.ts';
export { MarkedTitle } from '@/components/duplicates/MarkedTitle.tsx';
export { startSearchWorker } from '@/components/duplicates/startSearchWorker.ts';
export { useLastScan } from '@/components/duplicates/useLastScan.ts';
export { VerdictMark } from '@/components/duplicates/VerdictMark.tsx';
