const ATTRIBUTE = 'data-scheme';

/**
 * Paper is light: while the page is printed it has the light colours, whatever the screen has.
 * @returns what ends it.
 */
export const printInLight = (): (() => void) => {
  const { documentElement: root } = document;
  let screen: string | null = null;
  const begin = () => {
    screen = root.getAttribute(ATTRIBUTE);
    root.setAttribute(ATTRIBUTE, 'light');
  };
  const end = () => {
    if (screen) root.setAttribute(ATTRIBUTE, screen);
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
};
