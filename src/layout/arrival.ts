/** The heading of the page in view. */
export const headingInView = () => document.querySelector<HTMLElement>('main h1');

/** Gives the focus to the heading in view, so that it is read out. */
export const focusHeading = () => {
  const heading = headingInView();
  if (!heading) return;
  // Not a stop of the Tab key, and nothing to press: a frame around it would promise both.
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
};

/** Focus that is on the page already, or in a dialog over it, as of a form's first field. */
const isOnPage = () => {
  const { activeElement } = document;
  return activeElement?.closest('main *, [role=dialog]') != null;
};

/**
 * Tells when another page has come into view. Its address changes before it is there; its heading,
 * or what that says, is what tells that it is.
 * @returns to be called with every change of the document; focuses the heading of a page that has come.
 */
export const watchArrivals = (): (() => void) => {
  // Who signed in came to the console before this was there; of a page that the browser has just
  // loaded it tells by itself.
  // Where the focus is anywhere by then, somebody is on their way already.
  const isLost = document.activeElement === document.body;
  const isSeen = !navigator.userActivation?.hasBeenActive || !isLost;
  let path = isSeen ? location.pathname : '';
  let heading = isSeen ? headingInView() : null;
  let text = heading?.textContent;
  return () => {
    const now = headingInView();
    const isSame = now === heading && now?.textContent === text;
    if (location.pathname === path) {
      // A page that names its record once it has read it has not changed.
      if (!isSame) [heading, text] = [now, now?.textContent];
      return;
    }
    if (!now || isSame) return;
    [path, heading, text] = [location.pathname, now, now.textContent];
    if (!isOnPage()) focusHeading();
  };
};
