// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { consoleStore } from './consoleStore.ts';

it('keeps what a person set, by person, and nothing of where a list is', () => {
  const store = consoleStore('ann');
  store.setItem('products.columns', ['title']);
  store.setItem('products.listParams', { page: 2 });
  expect(store.getItem('products.columns')).toEqual(['title']);
  expect(store.getItem('products.listParams')).toBeUndefined();
  expect(consoleStore('bob').getItem('products.columns')).toBeUndefined();
  expect(Object.keys(localStorage).filter(key => key.includes('listParams'))).toEqual([]);
});
