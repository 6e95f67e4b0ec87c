import { focusHeading, headingInView, watchArrivals } from './arrival.ts';

/** How many places where the focus has been are remembered: a dialog over a dialog over a row. */
const REMEMBERED = 8;

/** Milliseconds in which whatever took the place away may give the focus back by itself. */
const PAUSE = 120;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** An element around a place, and which child of it led there. */
interface Step {
  element: Element;
  child: number;
}

/** Where the focus has been: the element, and what was around it, from the inside out. */
interface Place {
  element: HTMLElement;
  around: Step[];
}

const placeOf = (element: HTMLElement): Place => {
  const around: Step[] = [];
  let child: Element = element;
  while (child.parentElement && !child.matches('main, [role=dialog]')) {
    const parent: Element = child.parentElement;
    around.push({ element: parent, child: Array.prototype.indexOf.call(parent.children, child) });
    child = parent;
  }
  return { element, around };
};

/** Whether an element can be seen and reached: nothing of it lies behind a dialog. */
const isThere = (element: Element) =>
  element.isConnected &&
  element.closest('[aria-hidden=true], [inert]') === null &&
  // Not every environment lays anything out.
  (element.checkVisibility?.() ?? true);

const focusableIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(FOCUSABLE)].find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.matches(FOCUSABLE) && isThere(one),
  );

/** The next row, the next button: what has come closest to where something was. */
const nextTo = ({ element, child }: Step): HTMLElement | undefined => {
  const after = [...element.children].slice(child);
  const before = [...element.children].slice(0, child).reverse();
  return [...after, ...before].flatMap(one => focusableIn(one) ?? [])[0];
};

/** What somebody knows it by who listens, or who follows it. */
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/**
 * The same link or field, drawn anew: rows are, when the next answer to a search arrives. Buttons
 * are left out, as those of two rows have one name and act on different records.
 */
const drawnAnew = ({ element, around }: Place): HTMLElement | undefined => {
  const name = nameOf(element);
  const where = around.find(step => isThere(step.element))?.element;
  if (!element.matches('a[href], input') || !name || !where) return undefined;
  const same = [...where.querySelectorAll<HTMLElement>(element.localName)].filter(
    one =>
      one.getAttribute('href') === element.getAttribute('href') &&
      nameOf(one) === name &&
      isThere(one),
  );
  return same.length === 1 ? same[0] : undefined;
};

/** Where somebody goes on who was at a place that is gone. */
const substituteOf = ({ element, around }: Place): HTMLElement | undefined => {
  if (isThere(element)) return element.matches(':disabled') ? undefined : element;
  for (const step of around) {
    if (!isThere(step.element)) continue;
    // Nearer to the whole page than to the place: its heading tells where one is.
    if (step.element.matches('main, :has(main)')) break;
    const next = nextTo(step);
    if (next) return next;
  }
  return undefined;
};

/**
 * Keeps the focus on the page: where what has it is taken away, as a row that was decided on or the
 * button that opened a dialog, the focus goes to what stands in its place, else to the last place
 * before, else to the page's heading. Otherwise it falls to the document's start, and whoever
 * listens or has keys alone is lost. What is only drawn anew keeps the focus. A page that somebody
 * comes to has it on its heading, unless it takes it by itself: whoever listens would hear nothing
 * of the page.
 * @returns ends it.
 */
export const restoreFocus = (): (() => void) => {
  let places: Place[] = [];
  let path = location.pathname;
  let title: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    path = location.pathname;
    title = headingInView()?.textContent;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)];
    places.length = Math.min(places.length, REMEMBERED);
  };

  const giveBack = () => {
    const isLost = document.activeElement === document.body && location.pathname === path;
    if (!isLost) return;
    // A page that shows something else by now is another page, whatever its address is.
    if (title !== undefined && headingInView()?.textContent !== title) return focusHeading();
    for (const place of places) {
      const substitute = substituteOf(place);
      if (substitute) return substitute.focus({ preventScroll: true });
    }
    focusHeading();
  };

  const lookForArrival = watchArrivals();
  const observer = new MutationObserver(() => {
    lookForArrival();
    const last = places[0];
    if (!last || document.activeElement !== document.body || isThere(last.element)) return;
    clearTimeout(timer);
    const again = drawnAnew(last);
    // At once: the next key is meant for it.
    if (again) return again.focus({ preventScroll: true });
    timer = setTimeout(giveBack, PAUSE);
  });

  lookForArrival();
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
};
