import { lazyDialog } from '@/components/states/lazyPart.ts';

/** Asks whom to exclude from a draw and why; its search is loaded when it is first opened. */
export const ExcludeDialog = lazyDialog(async () => ({
  default: (await import('./ExcludeDialog.tsx')).ExcludeDialog,
}));
