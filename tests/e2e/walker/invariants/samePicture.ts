import type { Sight } from '../sight/sight.ts';

type Picture = Pick<Sight, 'headings' | 'lists'>;

const rowsOf = ({ lists }: Picture) =>
  lists.map(({ name, rows }) => ({
    name,
    // "16 seconds ago" is another text by the time a page is there again.
    rows: rows.map(({ href, cells }) =>
      [href, ...cells.map(({ text, time }) => time || text)].join(' | '),
    ),
  }));

/** Where a page shows other headings or rows after a reload than before. */
export const samePicture = (before: Picture, after: Picture): string[] => {
  const told = (what: string, was: unknown, is: unknown) =>
    JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [
          `${what}: before the reload ${JSON.stringify(was).slice(0, 300)}, after it ${JSON.stringify(is).slice(0, 300)}`,
        ];
  const [was, is] = [rowsOf(before), rowsOf(after)];
  return [
    ...told('headings', before.headings, after.headings),
    ...told(
      'lists',
      was.map(({ name }) => name),
      is.map(({ name }) => name),
    ),
    ...was.flatMap(({ name, rows }, index) => {
      const others = is[index]?.rows ?? [];
      const at = rows.findIndex((row, place) => row !== others[place]);
      if (at < 0 && rows.length === others.length) return [];
      const place = at < 0 ? rows.length : at;
      return told(`${name}, row ${place + 1}`, rows[place] ?? null, others[place] ?? null);
    }),
  ];
};
