import type { Actor } from '@/domain/access/roles.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { RecordStore } from '@/providers/types.ts';
import { type ContractHarness, claimsFor } from '../../contract/suite/harness.ts';
import {
  differences,
  type Photograph,
  photograph,
  type RestoreFigures,
  restoreTo,
} from './pastMoments.ts';
import { randomOf } from './random.ts';
import { type HistoryWorld, happen } from './randomHistory.ts';

const ACTORS: Record<'owner' | 'superAdmin', Actor> = {
  owner: { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' },
  superAdmin: { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' },
};

const OWNER_FIRST = ['owner', 'superAdmin'] as const;
const ADMINISTRATOR = ['superAdmin'] as const;

/** Two things that happen within a millisecond cannot be told apart by their time. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 3));

/** A random history of the catalogue of the business `owner`, and how it is looked at. */
export interface MomentsSetting {
  harness: Pick<ContractHarness, 'signInAs' | 'provider'>;
  businessName: string;
  seed: number;
  moments: number;
  /** One commit in so many is followed by a moment to go back to: others fall inside of one piece of work. */
  every: number;
  /** Products of one bulk change, import or deletion at most. */
  most: number;
  /** Whether each restoring goes out of reach at a commit of its first ones, and is gone on with. */
  torn?: boolean;
  /** Looks at the whole catalogue, past the back end where that is quicker. */
  camera?: () => Promise<Photograph>;
  /** Is told of every moment, come by (`history`) or gone back to (`restored`). */
  onMoment?: (what: 'history' | 'restored', done: number) => void;
}

/** What going back to one moment took, and what is not as it was then. */
export interface MomentFigures extends RestoreFigures {
  /** Documents that differed: a product with its variants is one, its private part another. */
  needed: number;
  reads: number;
  milliseconds: number;
  unequal: string[];
}

/** Lets a random history happen, then restores the catalogue to each of its moments, in random order. */
export const backToMoments = async (setting: MomentsSetting): Promise<MomentFigures[]> => {
  const { harness, businessName, seed, moments, every, most, onMoment } = setting;
  const chance = randomOf(seed + 2);
  const photographs: Photograph[] = [];
  const signIn = async (role: 'owner' | 'superAdmin') => {
    const actor = ACTORS[role];
    await harness.signInAs(claimsFor(actor.uid));
    return { actor, store: harness.provider() };
  };
  const look =
    setting.camera ??
    (async () => {
      const { actor, store } = await signIn('superAdmin');
      return photograph(trackedDataProvider(store, actor), 'owner');
    });
  const remembering = (store: RecordStore, role: 'owner' | 'superAdmin'): RecordStore => ({
    ...store,
    commit: async writes => {
      await store.commit(writes);
      if (chance.below(every) > 0 || photographs.length >= moments) return;
      photographs.push(await look());
      await signIn(role);
      await aMoment();
      onMoment?.('history', photographs.length);
    },
  });
  const world: HistoryWorld = {
    ...{ business: { businessId: 'owner', businessName }, random: randomOf(seed), most },
    ...{ runs: [], merges: [], count: 0 },
    act: async role => {
      const { actor, store } = await signIn(role);
      return { actor, provider: trackedDataProvider(remembering(store, role), actor) };
    },
  };
  while (photographs.length < moments) await happen(world);
  const found: MomentFigures[] = [];
  let now = await look();
  for (const moment of randomOf(seed + 1).some(photographs, moments)) {
    const { documents: needed } = differences(moment, now);
    const figures: MomentFigures = {
      ...{ needed, writes: 0, entries: 0, commits: 0, largest: 0, forAdministrators: 0 },
      ...{ reads: 0, milliseconds: 0, trail: 0, problems: [], unequal: [] },
    };
    for (const role of found.length < moments / 2 ? OWNER_FIRST : ADMINISTRATOR) {
      const { actor, store } = await signIn(role);
      store.readMeter.reset();
      const start = performance.now();
      const provider = trackedDataProvider(store, actor);
      const tear = { commit: chance.below(4), written: chance.below(2) === 0 };
      const one = await restoreTo(
        { provider, actor },
        'owner',
        moment.at,
        setting.torn ? tear : undefined,
      );
      figures.milliseconds += performance.now() - start;
      figures.reads += store.readMeter.total();
      for (const count of ['writes', 'entries', 'commits'] as const) figures[count] += one[count];
      for (const most of ['largest', 'trail'] as const)
        figures[most] = Math.max(figures[most], one[most]);
      figures.problems.push(...one.problems);
      // What an administrator deleted, or is merged into what is gone, is for administrators.
      figures.forAdministrators += one.forAdministrators;
      if (one.forAdministrators === 0) break;
    }
    now = await look();
    figures.unequal = differences(moment, now).told;
    found.push(figures);
    await aMoment();
    onMoment?.('restored', found.length);
  }
  return found;
};
