import { foreignWords } from '../../../support/foreignWords.ts';
import type { Walker } from '../walker.ts';

/** Texts that were looked at before and are German: most are on every screen. */
const german = new Set<string>();

const newForeign = (texts: readonly string[]) => {
  const unknown = texts.filter(text => !german.has(text));
  const found = foreignWords(unknown);
  for (const text of unknown) if (!found.includes(text)) german.add(text);
  return found;
};

/**
 * English on a German screen, unless somebody wrote it.
 * @param written what people wrote: it is shown as it is.
 */
export const foreignText = (
  texts: readonly string[],
  language: Walker['language'],
  written: (text: string) => boolean,
): string[] =>
  language === 'de'
    ? newForeign(texts)
        .filter(text => !written(text))
        .map(text => `not German: ${JSON.stringify(text.slice(0, 200))}`)
    : [];
