import { virtual } from '@guidepup/virtual-screen-reader';

/** Ways a screen reader goes through a page without moving the keyboard's focus. */
export type Way = 'next' | 'previous' | 'heading' | 'landmark' | 'link' | 'region';

const COMMANDS = {
  heading: 'moveToNextHeading',
  landmark: 'moveToNextLandmark',
  link: 'moveToNextLink',
  region: 'moveToNextRegion',
} as const;

declare global {
  interface Window {
    reader: {
      /** Everything said since a number of phrases. */
      since: (count: number) => Promise<string[]>;
      /** Reads on until a phrase fits. @returns the phrase, or what was read instead. */
      readUntil: (
        way: Way,
        pattern: string,
        flags: string,
        most: number,
      ) => Promise<{ found: string | null; read: string[] }>;
      /**
       * Where the reading is takes the focus, as screen readers do before they pass a key on.
       * @returns whether it could: what was read may be gone.
       */
      takeFocus: () => boolean;
      /** Whether the page has given the focus to anything yet. */
      isOnItsWay: () => boolean;
      /** Where one is, for whoever has to mend it: never for a journey. */
      place: () => string;
      /** The language the voice speaks. */
      language: () => string;
    };
  }
}

const said: string[] = [];
let fromReader = 0;
/** Whether the reading has left the focus behind. */
let reads = false;
/** What was read last that somebody waited for. */
let listenedTo: Node | null = null;

/** Takes over what the virtual screen reader has said by now; what it cannot say is pushed between. */
const collect = async () => {
  const log = await virtual.spokenPhraseLog();
  said.push(...log.slice(fromReader));
  fromReader = log.length;
};

const say = async (phrase: string) => {
  await collect();
  said.push(phrase);
};

const FOCUSABLE =
  'a[href], button, input, select, textarea, [tabindex], [contenteditable=true], summary';

const STATES: Record<string, Record<string, string>> = {
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-checked': { true: 'checked', false: 'not checked', mixed: 'partially checked' },
  'aria-pressed': { true: 'pressed', false: 'not pressed' },
  'aria-selected': { true: 'selected', false: 'not selected' },
  'aria-invalid': { true: 'invalid entry' },
};

const textOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** What screen readers say of a change on what has the focus, and the virtual one does not. */
const sayChange = ({ target, attributeName }: MutationRecord) => {
  if (!(target instanceof Element) || target !== document.activeElement || !attributeName) return;
  const value = target.getAttribute(attributeName) ?? '';
  if (attributeName === 'aria-activedescendant') {
    const active = document.getElementById(value);
    if (!active) return;
    const chosen = active.getAttribute('aria-selected') === 'true' ? ', selected' : '';
    void say(`${active.getAttribute('role') ?? 'item'}, ${textOf(active)}${chosen}`);
    return;
  }
  const state = STATES[attributeName]?.[value];
  if (state) void say(state);
};

/** Alerts that were announced, by their words: what only moves says nothing. */
const told = new WeakMap<Element, string>();

/** An alert is announced when it appears, whether or not its place was there before. */
const sayAlerts = (node: Node) => {
  if (!(node instanceof Element)) return;
  const alerts = node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]');
  for (const alert of alerts) {
    const text = textOf(alert);
    if (alert.closest('[aria-hidden=true]') !== null || told.get(alert) === text) continue;
    told.set(alert, text);
    void say(`assertive: ${text}`);
  }
};

const observer = new MutationObserver(records => {
  for (const record of records) {
    if (record.type === 'attributes') sayChange(record);
    else for (const node of record.addedNodes) sayAlerts(node);
  }
});

const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';

/**
 * Tells the virtual screen reader of changes in live regions alone, and of others only that there
 * were some: it would work out the name of everything around each of them.
 */
class LiveObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super((records, self) => {
      const isLive = ({ target }: MutationRecord) =>
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE) != null;
      callback(records.filter(isLive), self);
    });
  }
}

const start = async () => {
  await virtual.start({
    container: document.body,
    window: { document, MutationObserver: LiveObserver },
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-activedescendant', ...Object.keys(STATES)],
  });
  document.addEventListener('focusin', () => {
    reads = false;
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'checkbox') void say(target.checked ? 'checked' : 'not checked');
  });
};

const move = async (way: Way) => {
  if (way === 'next') await virtual.next();
  else if (way === 'previous') await virtual.previous();
  else await virtual.perform(COMMANDS[way]);
  reads = true;
};

window.reader = {
  since: async count => {
    await collect();
    return said.slice(count);
  },
  readUntil: async (way, pattern, flags, most) => {
    const wanted = new RegExp(pattern, flags);
    const read: string[] = [];
    for (let step = 0; step < most; step++) {
      await move(way);
      const phrase = await virtual.lastSpokenPhrase();
      read.push(phrase);
      if (wanted.test(phrase)) {
        listenedTo = virtual.activeNode;
        return { found: phrase, read };
      }
    }
    return { found: null, read };
  },
  takeFocus: () => {
    if (!reads) return true;
    // Not where the virtual reader is by now: it counts places, and what is put before one moves it to another.
    const node = listenedTo;
    if (!node?.isConnected) return false;
    const element = node instanceof Element ? node : node?.parentElement;
    const target = element?.closest<HTMLElement>(FOCUSABLE);
    if (!target) return true;
    target.focus();
    return document.activeElement === target;
  },
  isOnItsWay: () => document.body !== null && document.activeElement !== document.body,
  place: () =>
    `${location.pathname}${location.search}, focus on ${document.activeElement?.outerHTML.slice(0, 200)}`,
  language: () => document.documentElement.lang,
};

// Pictures are documents as well, without a body.
document.addEventListener('DOMContentLoaded', () => document.body && start());
