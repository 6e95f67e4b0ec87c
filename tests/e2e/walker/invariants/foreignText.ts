import { foreignWords } from '../../../support/foreignWords.ts';
import type { Walker } from '../walker.ts';

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
    ? foreignWords(texts)
        .filter(text => !written(text))
        .map(text => `not German: ${JSON.stringify(text.slice(0, 200))}`)
    : [];
