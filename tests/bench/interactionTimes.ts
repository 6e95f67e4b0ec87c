import type { Page } from '@playwright/test';

/** One interaction: a key, a press; from the input to the next paint, in whole steps of 8 ms. */
export interface Interaction {
  step: string;
  ms: number;
  /** The event that took longest, and where. */
  what: string;
}

/** What a page did while somebody used it. */
export interface Watched {
  /** Slowest first; those below 16 ms are counted, not timed. */
  timed: Interaction[];
  /** How many interactions there were. */
  count: number;
  /** Largest window of layout shifts, as Cumulative Layout Shift is defined. */
  shift: number;
  /** Where the largest shift was. */
  shifted: string;
}

/** Watches a page from its start; as text, because names are added to functions here. */
const WATCH = `(() => {
  const steps = [];
  const events = new Map();
  const shifts = [];
  const stepAt = time => steps.findLast(step => step.from <= time)?.name ?? 'start';
  window.stepOf = name => steps.push({ name, from: performance.now() });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      const before = events.get(entry.interactionId);
      if (before && before.ms >= entry.duration) continue;
      const { target } = entry;
      const what = entry.name + (target ? ' ' + target.tagName.toLowerCase() : '') +
        ', work ' + Math.round(entry.processingEnd - entry.processingStart) +
        ' ms, waited ' + Math.round(entry.processingStart - entry.startTime) + ' ms';
      events.set(entry.interactionId, { step: stepAt(entry.startTime), ms: entry.duration, what });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver(list => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const node = sources[0]?.node;
      shifts.push({ value, startTime, where: stepAt(startTime) + ': ' + (node?.nodeName ?? '') + ' ' +
        (node?.textContent ?? '').slice(0, 40) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.watched = () => {
    let shift = 0, shifted = '', sum = 0, first = 0, last = 0;
    for (const one of shifts) {
      if (one.startTime - last > 1000 || one.startTime - first > 5000) { sum = 0; first = one.startTime; }
      last = one.startTime;
      sum += one.value;
      if (sum > shift) { shift = sum; shifted = one.where; }
    }
    const timed = [...events.values()].sort((a, b) => b.ms - a.ms);
    return { timed, count: Math.max(performance.interactionCount ?? 0, timed.length), shift, shifted };
  };
})()`;

/** Watches what is opened in a page from now on. */
export const watchPage = (page: Page) => page.addInitScript(WATCH);

/** Says which step what comes now belongs to. */
export const beginStep = (page: Page, name: string) =>
  page.evaluate(`window.stepOf(${JSON.stringify(name)})`);

/** What the page did since it was opened. */
export const watchedOn = (page: Page) => page.evaluate<Watched>('window.watched()');

/** The time that so many of all interactions keep to, in milliseconds; those not timed took less. */
export const shareOf = ({ timed, count }: Pick<Watched, 'timed' | 'count'>, share: number) =>
  timed[Math.floor(count * (1 - share))]?.ms ?? 8;
