import createDOMPurify from 'dompurify';

const ALLOWED_TAGS = [
  ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'h2', 'h3', 'h4', 'span'],
  ...['div', 'hr', 'pre', 'code'],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th', 'a', 'img', 'blockquote'],
];
const ALLOWED_ATTR = ['href', 'title', 'src', 'alt', 'rel', 'colspan', 'rowspan'];

/** http(s) and mail links; pictures from http(s). Nothing relative, no data: and no script:. */
const ALLOWED_ADDRESS = /^(?:https?:|mailto:)/i;

/** Whether a link may lead to an address. */
export const isAllowedAddress = (address: string): boolean => ALLOWED_ADDRESS.test(address);

let purify: ReturnType<typeof createDOMPurify> | null = null;

const purifier = () => {
  if (purify) return purify;
  purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, data) => {
    if (data.attrValue.startsWith('//')) data.attrValue = `https:${data.attrValue}`;
  });
  purify.addHook('afterSanitizeAttributes', node => {
    // DOMPurify lets pictures have data: addresses, whatever the expression says.
    for (const name of ['href', 'src'])
      if (!isAllowedAddress(node.getAttribute(name) ?? '')) node.removeAttribute(name);
    if (node.tagName === 'A') node.setAttribute('rel', 'noopener nofollow ugc');
  });
  return purify;
};

const TAGS = /<[a-z][^>]*>?/gi;
const HANDLERS = /(?<=[\s/"'])on(?=\w+\s*=)/gi;

/**
 * Chromium reports handlers and base addresses as violations of the page's policy already when it
 * parses them, although nothing in a parsed text can run. Out with them before, as far as they can
 * be told: what is left of them is DOMPurify's, and a report is worth a look again.
 */
const withoutFalseAlarms = (html: string) =>
  html.replace(TAGS, tag => tag.replace(HANDLERS, 'data-').replace(/^<base\b/i, '<b'));

/** Pages have one first heading, and it is not in a description; the smallest are one size here. */
const withFewerHeadings = (html: string) =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4');

/**
 * HTML of a description without anything that could run, load from elsewhere than http(s), or
 * leave its place. Applied on the way in and again on the way out. Needs a DOM.
 */
export const sanitizeHtml = (html: string): string =>
  purifier()
    .sanitize(withFewerHeadings(withoutFalseAlarms(html)), {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOWED_URI_REGEXP: ALLOWED_ADDRESS,
      // DOMPurify holds every other attribute to the expression for addresses.
      ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
    .replace(/<p>(?:\s|&nbsp;)*<\/p>/g, '')
    .trim();
