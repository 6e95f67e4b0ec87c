import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';

/** Places in which the editor keeps a paragraph, and HTML as shops write it has none. */
const PLACES = 'li, td, th';

/**
 * What the editor holds, as it is stored: sanitised, and without the paragraphs that only the
 * editor needs. Needs a DOM.
 * @returns an empty text where there is nothing to read or see.
 */
export const editedHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html');
  for (const place of body.querySelectorAll(PLACES)) {
    const first = place.firstElementChild;
    const isAlone = [...place.children].every(
      (child, index) => index === 0 || child.tagName !== 'P',
    );
    if (first?.tagName === 'P' && isAlone) first.replaceWith(...first.childNodes);
  }
  return body.innerHTML;
};
