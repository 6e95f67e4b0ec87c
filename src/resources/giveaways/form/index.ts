import { lazyDialog } from '@/components/states/lazyPart.ts';

/** Creates or edits a giveaway; loaded when it is first opened. */
export const GiveawayFormDialog = lazyDialog(async () => ({
  default: (await import('./GiveawayFormDialog.tsx')).GiveawayFormDialog,
}));
