import type { LinkChoice } from '@/domain/import/linkProduct.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { placeInSource } from './placeInSource.ts';

/** What of a new product that looks like a stored one is needed to keep its decision. */
interface Decidable {
  fresh: { mapped: { source: Pick<SourceProduct, 'file' | 'handle' | 'externalId' | 'ownId'> } };
  stored: { id: string };
  choice: LinkChoice | null;
}

/** A decision about a new product, and the stored product that it is about. */
interface LookalikeChoice {
  stored: string;
  choice: LinkChoice | null;
}

/** Decisions by the place of the product in the source, which no setting changes: ids do. */
export type LookalikeChoices = ReadonlyMap<string, LookalikeChoice>;

/** The place of the new product in its source. */
export const placeOfNew = ({ fresh }: Pick<Decidable, 'fresh'>): string =>
  placeInSource(fresh.mapped.source);

/** What is decided, with what was decided before about products that are not in view now. */
export const rememberChoices = (
  before: LookalikeChoices,
  lines: readonly Decidable[],
): LookalikeChoices =>
  new Map([
    ...before,
    ...lines.map(
      line => [placeOfNew(line), { stored: line.stored.id, choice: line.choice }] as const,
    ),
  ]);

/** Lines of another look with what was decided about the same two products. */
export const withChoices = <T extends Decidable>(
  lines: readonly T[],
  choices: LookalikeChoices,
): T[] =>
  lines.map(line => {
    const decided = choices.get(placeOfNew(line));
    return decided?.stored === line.stored.id ? { ...line, choice: decided.choice } : line;
  });

/** Lines of an earlier look as another plan has them: those whose two products are both still there. */
export const carriedOver = <
  Fresh extends Decidable['fresh'],
  T extends Decidable & { fresh: Fresh },
>(
  lines: readonly T[],
  fresh: readonly Fresh[],
  isFree: (storedId: string) => boolean,
): T[] => {
  const byPlace = new Map(fresh.map(one => [placeOfNew({ fresh: one }), one]));
  return lines.flatMap(line => {
    const now = byPlace.get(placeOfNew(line));
    return now && isFree(line.stored.id) ? [{ ...line, fresh: now }] : [];
  });
};
