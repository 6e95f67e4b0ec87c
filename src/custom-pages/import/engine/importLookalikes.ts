import { askWorker } from '@/components/duplicates/askWorker.ts';
import { startSearchWorker } from '@/components/duplicates/startSearchWorker.ts';
import { comparableOf } from '@/domain/duplicates/comparable.ts';
import { asTwoBusinesses } from '@/domain/duplicates/lookalikes/asTwoBusinesses.ts';
import { pairUp } from '@/domain/duplicates/lookalikes/pairUp.ts';
import { reasonOf } from '@/domain/errors.ts';
import { type LinkChoice, linkProduct } from '@/domain/import/linkProduct.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { ImportPlace } from './importPlace.ts';
import {
  carriedOver,
  type LookalikeChoices,
  placeOfNew,
  rememberChoices,
  withChoices,
} from './lookalikeChoices.ts';
import { type ChosenLinks, type LookalikeLine, NO_LOOKALIKES } from './lookalikeState.ts';
import { comparableLine, readKnown } from './readKnown.ts';
import type { ImportSessionState, StateStore } from './sessionState.ts';

/** Products handed to the worker at a time. */
const ADDED = 500;

const recognise = async (
  fresh: readonly PlannedProduct[],
  known: readonly Product[],
  businessId: string,
  signal: AbortSignal,
) => {
  const { products, isNew } = asTwoBusinesses(
    fresh.map(line => comparableLine(line, businessId)),
    known.map(comparableOf),
  );
  const worker = askWorker(startSearchWorker(), signal);
  try {
    for (let start = 0; start < products.length; start += ADDED)
      worker.add(products.slice(start, start + ADDED));
    const { candidates } = await worker.find({ decided: [], most: products.length });
    return pairUp(candidates, isNew);
  } finally {
    worker.end();
  }
};

/**
 * Looks which new products of an import are probably ones there are, beside the preview, and keeps
 * what is decided about them.
 */
export const importLookalikes = (
  { businessId, dataProvider }: ImportPlace,
  state: StateStore<ImportSessionState>,
) => {
  /** What a plan says of vanished products, whatever is linked. */
  let vanished: readonly Product[] = [];
  /** All products of the business, once they were read: another setting reads nothing anew. */
  let whole: readonly Product[] | null = null;
  /** Decisions about this source: another setting looks anew, and asks nothing twice. */
  let choices: LookalikeChoices = new Map();
  /** Decisions of a run that is taken up again. */
  let resumedLinks: ReadonlyMap<string, { stored: Product; choice: 'link' | 'update' }> = new Map();

  const lineOf = ({ fresh, stored, choice }: LookalikeLine): PlannedProduct =>
    choice === null || choice === 'apart'
      ? fresh
      : linkProduct(fresh.mapped, stored, choice, state.get().settings);

  const show = (lookalikes: readonly LookalikeLine[]) => {
    const byId = new Map(lookalikes.map(line => [line.fresh.mapped.id, lineOf(line)]));
    const linked = new Set(
      lookalikes.flatMap(({ stored, choice }) =>
        choice === 'link' || choice === 'update' ? [stored.id] : [],
      ),
    );
    const { lines, lookalikes: before } = state.get();
    state.set({
      lines: lines.map(line => byId.get(line.mapped.id) ?? line),
      lookalikes: { ...before, lines: lookalikes },
      vanished: vanished.filter(({ id }) => !linked.has(id)),
    });
  };

  const knownTo = async (fresh: readonly PlannedProduct[], signal: AbortSignal) => {
    if (whole) return whole;
    const known = await readKnown(dataProvider, businessId, fresh, signal);
    if (known.whole) whole = known.products;
    return known.products;
  };

  const look = async (signal: AbortSignal) => {
    const { lines } = state.get();
    vanished = state.get().vanished;
    const fresh = lines.filter(line => line.state === 'new');
    const matched = new Set(lines.flatMap(({ existing }) => existing?.record.id ?? []));
    // What was decided holds for this plan at once: it may be written before the look has ended.
    const before = carriedOver(state.get().lookalikes.lines, fresh, id => !matched.has(id));
    state.set({ lookalikes: { ...NO_LOOKALIKES, looking: fresh.length > 0 } });
    show(before);
    if (fresh.length === 0) return;
    try {
      const stored = await knownTo(fresh, signal);
      const known = stored.filter(({ id }) => !matched.has(id));
      const byId = new Map(known.map(product => [product.id, product]));
      const freshById = new Map(fresh.map(line => [line.mapped.id, line]));
      const found = known.length === 0 ? [] : await recognise(fresh, known, businessId, signal);
      signal.throwIfAborted();
      // Written meanwhile: there is nothing to decide any more.
      if (state.get().phase !== 'preview') return state.set({ lookalikes: NO_LOOKALIKES });
      const lookalikes = found.flatMap(({ newcomer, known: id, candidate }): LookalikeLine[] => {
        const [line, product] = [freshById.get(newcomer), byId.get(id)];
        return line && product ? [{ fresh: line, stored: product, candidate, choice: null }] : [];
      });
      // What is not found again is new again.
      show(state.get().lookalikes.lines.map(line => ({ ...line, choice: null })));
      show(withChoices(lookalikes, choices));
      state.set({ lookalikes: { ...state.get().lookalikes, looking: false } });
    } catch (error) {
      if (signal.aborted) return;
      const { lookalikes } = state.get();
      state.set({ lookalikes: { ...lookalikes, looking: false, problem: reasonOf(error) } });
    }
  };

  return {
    look: async (signal: AbortSignal) => {
      if (resumedLinks.size === 0) return look(signal);
      // A run that goes on does what was decided, and asks nothing anew.
      const { settings, lines } = state.get();
      state.set({
        lines: lines.map(line => {
          const link = line.state === 'new' ? resumedLinks.get(line.mapped.id) : undefined;
          return link ? linkProduct(line.mapped, link.stored, link.choice, settings) : line;
        }),
      });
    },
    /**
     * Decides about new products; null takes a decision back.
     * @param places where they are in the source: the ids they would get change with the settings,
     * and what was pressed may be of the plan before.
     */
    decide: (places: Iterable<string>, choice: LinkChoice | null) => {
      const wanted = new Set(places);
      const lines = state
        .get()
        .lookalikes.lines.map(line => (wanted.has(placeOfNew(line)) ? { ...line, choice } : line));
      choices = rememberChoices(choices, lines);
      show(lines);
    },
    /** What a run needs to go on with these decisions. */
    keep: (): ChosenLinks =>
      Object.fromEntries(
        state
          .get()
          .lookalikes.lines.flatMap(({ fresh, stored, choice }) =>
            choice === 'link' || choice === 'update'
              ? [[fresh.mapped.id, { stored: stored.id, choice }]]
              : [],
          ),
      ),
    /** What is stored has changed: it is read again before the next look. */
    forget: () => {
      whole = null;
    },
    /** Takes up the decisions of an earlier run, and forgets those about another source. */
    restore: (links: ChosenLinks | undefined, products: readonly Product[]) => {
      choices = new Map();
      const byId = new Map(products.map(product => [product.id, product]));
      resumedLinks = new Map(
        Object.entries(links ?? {}).flatMap(([id, { stored, choice }]) => {
          const product = byId.get(stored);
          return product ? [[id, { stored: product, choice }] as const] : [];
        }),
      );
    },
  };
};
