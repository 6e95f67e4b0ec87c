import { expect, test } from 'vitest';
import type { LinkChoice } from '@/domain/import/linkProduct.ts';
import { carriedOver, rememberChoices, withChoices } from './lookalikeChoices.ts';

const line = (handle: string, stored: string, choice: LinkChoice | null = null, id = 'new') => ({
  fresh: { mapped: { id, source: { file: 0, handle, externalId: null } } },
  stored: { id: stored },
  choice,
});

const chosen = (lines: readonly { choice: LinkChoice | null }[]) =>
  lines.map(({ choice }) => choice);

test('another look keeps what was decided, whatever id the new product would get now', () => {
  const choices = rememberChoices(new Map(), [line('lamp', 'p1', 'update'), line('vase', 'p2')]);
  const again = [line('vase', 'p2', null, 'other'), line('lamp', 'p1', null, 'another')];
  expect(chosen(withChoices(again, choices))).toEqual([null, 'update']);
});

test('a decision is about two products: with another stored one nothing is decided', () => {
  const choices = rememberChoices(new Map(), [line('lamp', 'p1', 'link')]);
  expect(chosen(withChoices([line('lamp', 'p9')], choices))).toEqual([null]);
});

test('what is not in view for a while is still decided, and what was taken back is not', () => {
  let choices = rememberChoices(new Map(), [
    line('lamp', 'p1', 'link'),
    line('vase', 'p2', 'apart'),
  ]);
  choices = rememberChoices(choices, [line('vase', 'p2', null)]);
  const again = [line('lamp', 'p1'), line('vase', 'p2')];
  expect(chosen(withChoices(again, choices))).toEqual(['link', null]);
});

test('another plan keeps the lines and what was decided, as long as both products are there', () => {
  const before = [
    line('lamp', 'p1', 'update'),
    line('vase', 'p2', 'link'),
    line('cup', 'p3', 'apart'),
  ];
  const fresh = [line('vase', '', null, 'second'), line('lamp', '', null, 'third')];
  const after = carriedOver(
    before,
    fresh.map(one => one.fresh),
    id => id !== 'p2',
  );
  expect(after).toEqual([line('lamp', 'p1', 'update', 'third')]);
});
