export { ExclusionLine } from './ExclusionLine.tsx';
export { Exclusions } from './Exclusions.tsx';
export { ExcludeDialog } from './loadExcludeDialog.ts';
