import { describeExpectation, type Expected, isShown } from '../expected/expectation.ts';
import { recordAt } from '../expected/recordAt.ts';
import type { ShownList } from '../sight/sight.ts';

/** The records that a list shows, by their paths in the store. */
export const recordsIn = (list: ShownList): string[] =>
  list.rows.flatMap(({ href }) => recordAt(href) ?? []);

/**
 * Where a list shows something else than is stored.
 * @param expected what each record looks like, by its path; null for one that is not stored.
 */
export const wrongRows = (list: ShownList, expected: (path: string) => Expected | null): string[] =>
  list.rows.flatMap(({ href, cells }) => {
    const path = recordAt(href);
    if (path === null) return [];
    const record = expected(path);
    if (record === null) return [`${list.name}: a row leads to ${path}, which is not stored`];
    return cells.flatMap(cell => {
      const wanted = record[cell.head];
      if (!wanted || isShown(wanted, cell)) return [];
      const stored = describeExpectation(wanted);
      return [
        `${list.name}, ${path}, ${cell.head}: shows ${JSON.stringify(cell.text)}, stored is ${stored}`,
      ];
    });
  });
