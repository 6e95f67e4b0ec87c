import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from './memoryStorage.ts';
import { createSession, openApart, SESSION_KEY } from './session.ts';

const target = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
});
afterEach(() => vi.unstubAllGlobals());

/** What a browser tells the other tabs. */
const tellOthers = (storageArea: Storage, key: string | null = SESSION_KEY) =>
  target.dispatchEvent(Object.assign(new Event('storage'), { storageArea, key }));

const openBrowser = () => {
  const browser = createMemoryStorage();
  const openTab = () => {
    const own = createMemoryStorage();
    const session = createSession(browser, own);
    const seen: (string | null)[] = [];
    const end = session.watch(uid => seen.push(uid));
    return { session, seen, own, end };
  };
  return { browser, openTab };
};

describe('the session', () => {
  it('is the browser’s: every tab has it and hears of its end', () => {
    const { browser, openTab } = openBrowser();
    const first = openTab();
    first.session.set('owner');
    const second = openTab();
    expect(second.seen).toEqual(['owner']);
    second.session.set(null);
    tellOthers(browser);
    expect(first.seen.at(-1)).toBeNull();
    expect(first.session.uid()).toBeNull();
  });

  it('hears of nothing else, and of nothing any more once it has ended', () => {
    const { browser, openTab } = openBrowser();
    const { seen, end } = openTab();
    tellOthers(browser, 'else');
    tellOthers(createMemoryStorage());
    expect(seen).toEqual([null]);
    tellOthers(browser, null);
    expect(seen).toEqual([null, null]);
    end();
    tellOthers(browser);
    expect(seen).toHaveLength(2);
  });

  it('listens once for all who follow it, and as long as one of them does', () => {
    const browser = createMemoryStorage();
    const [added, removed] = [vi.fn(), vi.fn()];
    vi.stubGlobal('addEventListener', added);
    vi.stubGlobal('removeEventListener', removed);
    const session = createSession(browser, createMemoryStorage());
    const [first, second] = [session.watch(() => {}), session.watch(() => {})];
    expect(added).toHaveBeenCalledExactlyOnceWith('storage', expect.any(Function));
    first();
    expect(removed).not.toHaveBeenCalled();
    second();
    expect(removed).toHaveBeenCalledExactlyOnceWith(...(added.mock.calls[0] ?? []));
  });

  it('can be followed where nobody tells of other tabs', () => {
    vi.stubGlobal('addEventListener', undefined);
    vi.stubGlobal('removeEventListener', undefined);
    const session = createSession(createMemoryStorage(), createMemoryStorage());
    const seen: (string | null)[] = [];
    const end = session.watch(uid => seen.push(uid));
    session.set('owner');
    end();
    expect(seen).toEqual([null, 'owner']);
  });

  it('is kept where it was kept before', () => {
    expect(SESSION_KEY).toBe('back-office.session');
  });

  it('of a tab of its own is neither changed by the others nor changes theirs', () => {
    const { browser, openTab } = openBrowser();
    const shared = openTab();
    shared.session.set('owner');
    const own = createMemoryStorage();
    own.setItem(SESSION_KEY, 'admin');
    const apart = createSession(browser, own);
    const seen: (string | null)[] = [];
    apart.watch(uid => seen.push(uid));
    expect(apart.isApart()).toBe(true);
    shared.session.set(null);
    tellOthers(browser);
    expect(seen).toEqual(['admin']);
    shared.session.set('owner');
    apart.set(null);
    expect(apart.uid()).toBeNull();
    expect(apart.isApart()).toBe(true);
    apart.set('support');
    expect(shared.session.uid()).toBe('owner');
    expect(shared.session.isApart()).toBe(false);
  });
});

describe('openApart', () => {
  it('hands the account to the new tab and keeps this one’s session', () => {
    const tab = createMemoryStorage();
    const copied: (string | null)[] = [];
    const open = () => copied.push(tab.getItem(SESSION_KEY));
    expect(openApart('admin', tab, open)).toBe(true);
    expect(tab.getItem(SESSION_KEY)).toBeNull();
    tab.setItem(SESSION_KEY, 'owner');
    expect(openApart('admin', tab, open)).toBe(true);
    expect(copied).toEqual(['admin', 'admin']);
    expect(tab.getItem(SESSION_KEY)).toBe('owner');
    expect(openApart('admin', tab, () => null)).toBe(false);
  });
});
