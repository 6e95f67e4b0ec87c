import type { SourceOption } from '../types.ts';

/** One choice as Wix writes it: `#83cc83:vert`, or the name where it has no colour. */
export const choiceCell = ({ name, color }: SourceOption['values'][number]): string =>
  color ? `${color}:${name}` : name;

/** All choices of an option in one cell. */
export const choicesCell = (values: SourceOption['values']): string =>
  values.map(choiceCell).join(';');
