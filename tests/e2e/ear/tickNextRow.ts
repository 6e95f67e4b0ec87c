import type { Listener } from './journey.ts';

/** Reads on to the next row of a list, and ticks it. The first row is that of the headings, whose box ticks all. */
export const tickNextRow = async ({ ear, words }: Pick<Listener, 'ear' | 'words'>) => {
  await ear.readTo(/^row, /);
  await ear.readTo(words.named('checkbox', 'common.rows.selectRow'));
  await ear.press('Space');
};
