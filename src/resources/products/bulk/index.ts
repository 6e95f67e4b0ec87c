import { lazyDialog } from '@/components/states/lazyPart.ts';
import { withWords } from '@/i18n/i18nProvider.ts';

/** The bulk edit of products, for pages beside their list; loaded when it is first opened. */
export const EditProductsDialog = lazyDialog(withWords(() => import('./EditProductsDialog.tsx')));

/** What one spelling makes of products, and its doing; loaded when it is first opened. */
export const RespellDialog = lazyDialog(withWords(() => import('./RespellDialog.tsx')));
