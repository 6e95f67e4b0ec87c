import { expect, it } from 'vitest';
import { joinSentences } from './joinSentences.ts';

it.each([
  [[], ''],
  [['2 blocked'], '2 blocked'],
  [['2 blocked', 'One was not.'], '2 blocked. One was not.'],
  [['Really?', 'Yes', 'Wait…'], 'Really? Yes. Wait…'],
])('joins %j', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
