import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds on the clock, and of processor time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the page's main thread, in milliseconds. */
export interface LongestTask {
  /** By the clock: what somebody at the page feels. Grows with whatever else the machine does. */
  wall: number;
  /** By processor time. */
  cpu: number;
}

const isEvents = (value: unknown): value is TraceEvent[] => Array.isArray(value);

const tasksOf = (events: readonly TraceEvent[]) => {
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(keyOf),
  );
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (event.ph !== 'X' || !event.name.endsWith('RunTask') || !mains.has(keyOf(event))) continue;
    byThread.set(keyOf(event), [...(byThread.get(keyOf(event)) ?? []), event]);
  }
  // The page under test is the one that worked most.
  return [...byThread.values()].sort((a, b) => b.length - a.length)[0] ?? [];
};

const START = 'bench-start';
const END = 'bench-end';

const record = async (session: CDPSession, page: Page, work: () => Promise<void>) => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    const found: unknown = value;
    if (isEvents(found)) for (const event of found) if (isWorthIt(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'],
      recordMode: 'recordContinuously',
    },
  });
  // Starting and ending the record keeps the page busy, too; that is not counted.
  await page.waitForTimeout(500);
  await page.evaluate(mark => performance.mark(mark), START);
  await work();
  await page.evaluate(mark => performance.mark(mark), END);
  const complete = new Promise<void>(resolve =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
};

const isWorthIt = ({ name, dur = 0 }: TraceEvent) =>
  ['thread_name', START, END].includes(name) || dur > 1000;

/** Does work and finds the longest task of the page's main thread meanwhile. */
export const longestTask = async (page: Page, work: () => Promise<void>): Promise<LongestTask> => {
  const context = page.context();
  // A context with a profile of its own has no browser to ask.
  const session = await (context.browser()?.newBrowserCDPSession() ?? context.newCDPSession(page));
  const events = await record(session, page, work);
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [at(START), at(END)];
  const tasks = tasksOf(events).filter(({ ts }) => ts >= from && ts <= to);
  if (tasks.length === 0) throw new Error('The record has no task of the page');
  await session.detach();
  return {
    wall: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
    // A task of 4 ms is told to have worked 25 where the thread's clock is a coarse one.
    cpu: Math.max(0, ...tasks.map(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur))) / 1000,
  };
};
