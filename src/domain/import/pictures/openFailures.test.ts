import { expect, it } from 'vitest';
import { openFailures } from './openFailures.ts';

const failure = (productId: string, imageId: string) => ({
  ...{ productId, imageId, title: '', url: `https://x.example/${imageId}` },
  code: 'notAllowed' as const,
});
const image = (id: string, url = `https://x.example/${id}`) => ({ id, url, alt: '' });

it('keeps what is a link still, and what nobody looked at', () => {
  const names = ['link', 'copied', 'replaced', 'removed'];
  const failures = [...names.map(name => failure('p', name)), failure('gone', 'a')];
  const unread = failure('unread', 'copied');
  const products = [
    {
      ...{ id: 'p', title: '' },
      images: [
        ...[image('link'), image('copied', 'local-file:x')],
        image('replaced', 'https://x.example/another'),
      ],
    },
  ];
  expect(openFailures([...failures, unread], { asked: ['p', 'gone'], products })).toEqual([
    ...[failure('p', 'link'), unread],
  ]);
});
