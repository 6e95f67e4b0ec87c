import type { CleanHtml } from '@/domain/import/map/fixedContent.ts';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';

/**
 * What could run or reach out. Styles, classes and the name of a character set, which every shop's
 * HTML has, are not worth a word, nor is what stands in the text.
 */
const DANGEROUS =
  /<\s*(?:script|iframe|object|embed|svg|math|form|base|link)\b|<\s*meta\b[^<>]*http-equiv|<[a-z][^<>]*[\s/"']on\w+\s*=|<[a-z][^<>]*(?:javascript|vbscript)\s*:/i;

const MARKUP = /[<&]/;

/** Descriptions are cleaned once, however often the settings change. */
const cleaned = new Map<string, CleanHtml>();
const REMEMBERED = 20_000;

/** A description without anything that could run, and whether there was anything. Needs a DOM. */
export const cleanDescription = (html: string): CleanHtml => {
  if (!MARKUP.test(html)) return { html: html.trim(), removed: false };
  const known = cleaned.get(html);
  if (known) return known;
  const safe = sanitizeHtml(html);
  // Most are safe as they are: one text is kept of each then, not two.
  const result = { html: safe === html ? html : safe, removed: DANGEROUS.test(html) };
  if (cleaned.size >= REMEMBERED) cleaned.clear();
  cleaned.set(html, result);
  return result;
};
