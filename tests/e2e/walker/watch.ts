import { violationsOn } from '../support/axe.ts';
import { askedBy } from './asking.ts';
import { recordAt } from './expected/recordAt.ts';
import { developerWords } from './invariants/developerWords.ts';
import { failedLoads } from './invariants/failedLoads.ts';
import { foreignText } from './invariants/foreignText.ts';
import type { Heard } from './invariants/heard.ts';
import { type Problem, problemOf } from './invariants/problem.ts';
import { samePicture } from './invariants/samePicture.ts';
import { shownRecords, wrongSight } from './invariants/shown.ts';
import { countedGroup, wrongTotal } from './invariants/shownTotal.ts';
import { paced } from './pace.ts';
import { settle } from './sight/settle.ts';
import { sightOf } from './sight/sight.ts';
import type { Step } from './step.ts';
import { createKeeper } from './store/keeper.ts';
import { recordsAt, recordsOf } from './store/readStore.ts';
import type { Tabs } from './tabs.ts';
import { speaker, UNSAVED } from './words.ts';

/** How long what is shown may differ from what is stored after a step, in milliseconds. */
const CATCH_UP = 5000;

/** How long a change may come after it was asked for, in milliseconds: work on many goes on by itself. */
const LATE = 12_000;

/** What a drawer beside a list half covers is too small to be hit: closing the drawer uncovers it. */
const OF_COVERED = /^target-size:/;

/** How a step is looked at. */
interface Look {
  /** Path and search of the page that the step was taken on. */
  place: string;
  /** What stood in the way of the step. */
  blocked: string | null;
  /** Whether there is no network, or was none before the step. */
  offline: boolean;
  axe: boolean;
  reload: boolean;
}

/** Tries until nothing is found, for as long as a page may take to catch up. */
const untilClean = async (look: () => Promise<Problem | null>): Promise<Problem | null> => {
  const until = Date.now() + paced(CATCH_UP);
  for (;;) {
    const problem = await look();
    if (!problem || Date.now() > until) return problem;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
};

/** Holds every invariant after every step of a walk. */
export const createWatch = async (given: { tabs: Tabs; heard: Heard; isOwner: boolean }) => {
  const { tabs, heard, isOwner } = given;
  const keeper = await createKeeper(tabs.current().page);
  const typed = new Set<string>();
  let askedAt = Number.NEGATIVE_INFINITY;

  /** Texts that people wrote: what was typed, and what the records on the screen hold. */
  const writtenIn = (records: Iterable<Record<string, unknown>>) => {
    let all: string | null = null;
    return (text: string) => {
      all ??= JSON.stringify([...records, ...typed]);
      return all.includes(JSON.stringify(text).slice(1, -1));
    };
  };

  const pageHolds = async (offline: boolean): Promise<Problem | null> => {
    const { page, behind } = tabs.current();
    const sight = await sightOf(page);
    const voice = speaker(sight.language);
    const stored = await recordsAt(page, shownRecords(sight));
    const written = writtenIn(stored.values());
    const counted = offline || behind.size > 0 ? null : countedGroup(sight);
    const all = counted === null ? [] : await recordsOf(page, counted);
    return (
      problemOf('harmless', sight.attacked ? ['a text that was typed has been run'] : []) ??
      problemOf('developer’s words', developerWords(sight.texts, written)) ??
      (offline
        ? null
        : (problemOf('failure', failedLoads(sight.texts, voice)) ??
          problemOf('words', foreignText(sight.texts, sight.language, written)) ??
          problemOf('shown is stored', [
            ...wrongSight(sight, stored, behind, voice, new Date()),
            ...wrongTotal(sight, all, isOwner, voice),
          ])))
    );
  };

  const storeHolds = async (step: Step, place: string, everything = false) => {
    const { page } = tabs.current();
    const asked = askedBy(step);
    if (asked === 'everything') {
      askedAt = Date.now();
      await keeper.accept(page);
      return null;
    }
    if (asked === 'change') askedAt = Date.now();
    const isLate = asked === 'nothing' && Date.now() - askedAt < paced(LATE);
    const isSave = asked === 'change' && step.kind === 'press' && /\/edit-/.test(place);
    const only = isSave ? recordAt(place) : null;
    const { changes, unasked } = await keeper.after(
      page,
      { changes: asked === 'change' || isLate, only, byOwner: isOwner },
      everything,
    );
    tabs.changed(changes.map(({ path }) => path));
    return problemOf('nothing unasked', unasked);
  };

  const reloadHolds = async (): Promise<Problem | null> => {
    const tab = tabs.current();
    const before = await sightOf(tab.page);
    const isUnsaved = before.statuses.some(said => UNSAVED.some(one => said.startsWith(one)));
    // What is not saved is offered again, not shown at once.
    if (before.covered || isUnsaved || /add-product/.test(before.address)) return null;
    await tab.page.reload();
    tab.behind.clear();
    await settle(tab.page);
    return untilClean(async () =>
      problemOf('reload', samePicture(before, await sightOf(tab.page))),
    );
  };

  return {
    /** @returns the first invariant that does not hold after a step. */
    after: async (step: Step, look: Look): Promise<Problem | null> => {
      if (step.kind === 'fill') typed.add(step.value);
      if (look.blocked !== null) return problemOf('within reach', [look.blocked]);
      const { page } = tabs.current();
      const waiting = await settle(page);
      const complaints = heard.take(look.offline);
      const said = problemOf('no complaints', complaints);
      return (
        (await untilClean(() => pageHolds(look.offline))) ??
        said ??
        (look.offline ? null : problemOf('no endless waiting', waiting)) ??
        (await storeHolds(step, look.place)) ??
        (look.axe
          ? problemOf(
              'accessibility',
              (await violationsOn(page)).filter(one => !OF_COVERED.test(one)),
            )
          : null) ??
        (look.reload && !look.offline ? await reloadHolds() : null)
      );
    },
    /** Reads all of the store once more: writes that did not tell of themselves. */
    atTheEnd: () => storeHolds({ kind: 'reload' }, '', true),
  };
};
