import { describeExpectation, type Expected, isShown } from '../expected/expectation.ts';
import type { Sight } from '../sight/sight.ts';

/**
 * Where a record's page shows something else than is stored: its facts, and its name as the heading.
 * @param none what an empty value is called.
 */
export const wrongFacts = (
  { facts }: Pick<Sight, 'facts'>,
  path: string,
  expected: Expected,
  none: string,
): string[] =>
  facts.flatMap(({ name, value, time }) => {
    const wanted = expected[name];
    if (!wanted) return [];
    const isEmpty = 'text' in wanted && wanted.text === '';
    const holds = isEmpty ? value === none || value === '' : isShown(wanted, { text: value, time });
    if (holds) return [];
    return [
      `${path}, ${name}: shows ${JSON.stringify(value)}, stored is ${describeExpectation(wanted)}`,
    ];
  });
