import { lazyDialog } from '@/components/states/lazyPart.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';

/** The bulk edit of products, for pages beside their list; loaded when it is first opened. */
export const EditProductsDialog = lazyDialog(
  withMessages(() => import('./EditProductsDialog.tsx')),
);

/** What one spelling makes of products, and its doing; loaded when it is first opened. */
export const RespellDialog = lazyDialog(withMessages(() => import('./RespellDialog.tsx')));
