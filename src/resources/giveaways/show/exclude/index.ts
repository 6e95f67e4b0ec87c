export { ExcludeDialog } from './ExcludeDialog.tsx';
export { ExclusionLine } from './ExclusionLine.tsx';
export { Exclusions } from './Exclusions.tsx';
