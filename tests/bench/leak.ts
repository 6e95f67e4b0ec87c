import type { CDPSession, Page } from '@playwright/test';
import { openConsole } from './openConsole.ts';

const WARM = 50;
const MANY = 500;

/** The heap after many navigations may be this many times what it was after a few. */
const TARGET = 1.2;

/** Where an administrator goes all day. */
const STOPS = [
  'All Products',
  'All Business',
  'Dashboard',
  'Users',
  'Product Analytics',
  'Giveaways',
  'Reports',
  'Merge Products',
  'Submitted Requests',
];

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('.MuiSkeleton-root') === null &&
      !document.body.innerText.includes('Please Wait'),
    undefined,
    { polling: 50 },
  );

/** One navigation: to the next stop, and from a list of products into the first one. */
const navigate = async (page: Page, turn: number) => {
  const row = page.locator('main tbody tr a').first();
  if (turn % 5 === 4 && new URL(page.url()).pathname === '/all-products' && (await row.count())) {
    await row.dispatchEvent('click');
  } else {
    const name = STOPS[turn % STOPS.length] ?? 'Dashboard';
    await page
      .getByRole('navigation', { name: 'Main navigation', includeHidden: true })
      .getByRole('link', { name, exact: true, includeHidden: true })
      .dispatchEvent('click');
  }
  await settled(page);
};

const heapOf = async (client: CDPSession) => {
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
};

/** Prints the heap of one tab after many navigations beside that after a few. */
export const benchLeak = async (): Promise<boolean> => {
  const bench = await openConsole();
  console.info('\nHeap of a tab that stays open (embedded back end, administrator)');
  try {
    const page = await bench.signIn('admin');
    await settled(page);
    const client = await page.context().newCDPSession(page);
    let first = 0;
    let last = 0;
    for (let turn = 0; turn < MANY; turn += 1) {
      await navigate(page, turn);
      if (turn + 1 !== WARM && turn + 1 !== MANY) continue;
      const { megabytes, nodes, listeners } = await heapOf(client);
      first ||= megabytes;
      last = megabytes;
      console.info(
        `  after ${String(turn + 1).padStart(3)} navigations ${megabytes.toFixed(1).padStart(6)} MiB, ${nodes} nodes, ${listeners} listeners`,
      );
    }
    const ratio = last / first;
    console.info(
      `  ratio ${ratio.toFixed(2)}, target: at most ${TARGET}: ${ratio <= TARGET ? 'ok' : 'OVER'}`,
    );
    return ratio <= TARGET;
  } finally {
    await bench.close();
  }
};
