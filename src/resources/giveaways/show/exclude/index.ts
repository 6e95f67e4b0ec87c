export { Exclusions } from './Exclusions.tsx';
export { ExcludeDialog } from './loadExcludeDialog.ts';
