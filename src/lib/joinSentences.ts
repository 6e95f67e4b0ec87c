/** Sentences one after the other. One alone stays as it is; of several each ends with a stop. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.length < 2
    ? sentences.join('')
    : sentences.map(text => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
