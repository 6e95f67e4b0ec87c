import type { Sight } from '../sight/sight.ts';

type Picture = Pick<Sight, 'headings' | 'lists'>;

type Row = Picture['lists'][number]['rows'][number];

/** @param left heads of what is left out. */
const textOf = ({ href, cells }: Row, left: ReadonlySet<string>) =>
  [
    href,
    // "16 seconds ago" is another text by the time a page is there again.
    ...cells.filter(({ head }) => !left.has(head)).map(({ text, time }) => time || text),
  ].join(' | ');

/** The heads of a list that one of its rows lacks: what is being typed into a cell is not seen. */
const lackedBy = (row: Row | undefined, rows: readonly Row[]) => {
  const own = new Set(row?.cells.map(({ head }) => head));
  return new Set(
    rows.flatMap(({ cells }) => cells.map(({ head }) => head)).filter(head => !own.has(head)),
  );
};

/** Where a page shows other headings or rows after a reload than before. */
export const samePicture = (before: Picture, after: Picture): string[] => {
  const told = (what: string, was: unknown, is: unknown) =>
    JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [
          `${what}: before the reload ${JSON.stringify(was).slice(0, 300)}, after it ${JSON.stringify(is).slice(0, 300)}`,
        ];
  const [was, is] = [before.lists, after.lists];
  return [
    ...told('headings', before.headings, after.headings),
    ...told(
      'lists',
      was.map(({ name }) => name),
      is.map(({ name }) => name),
    ),
    ...was.flatMap(({ name, rows }, index) => {
      const others = is[index]?.rows ?? [];
      for (let place = 0; place < Math.max(rows.length, others.length); place += 1) {
        const left = lackedBy(rows[place], rows);
        const [one, other] = [rows[place], others[place]].map(row => row && textOf(row, left));
        if (one !== other) return told(`${name}, row ${place + 1}`, one ?? null, other ?? null);
      }
      return [];
    }),
  ];
};
