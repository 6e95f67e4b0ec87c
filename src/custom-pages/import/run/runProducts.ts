import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

/** The address of the list with what an import wrote, and no later import has written again. */
export const runProducts = (runId: string): string =>
  listAddress(paths.allProducts(), { 'source.runId': runId });
