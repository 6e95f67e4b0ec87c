import type { PlannedProduct } from '@/domain/import/planProduct.ts';

type Line = Pick<PlannedProduct, 'state'>;

const added = (lines: readonly Line[]) => lines.filter(({ state }) => state === 'new').length;

/**
 * Whether a plan that was waited for adds and changes as many products as the page said when it was asked for.
 * @param said what was to be written then, `now` what is.
 */
export const isAsSaid = (said: readonly Line[], now: readonly Line[]): boolean =>
  said.length === now.length && added(said) === added(now);
