import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFormFiles } from './useFormFiles.ts';

const remove = vi.fn((_: string) => Promise.resolve());
const files = { remove };
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => ({ files }) }));

interface Values {
  pictures: string[];
}
const of = ({ pictures }: Values) => pictures;
const values = (...pictures: string[]): Values => ({ pictures });
const removed = () => remove.mock.calls.map(([path]) => path);
const formFiles = () => renderHook(() => useFormFiles<Values>({ folder: 'p1', of })).result.current;

beforeEach(() => remove.mockClear());

it('removes what a draft had and no record ever did', () => {
  formFiles().discard([values('p1/a')], [values('p1/a', 'p1/b')]);
  expect(removed()).toEqual(['p1/b']);
});

it('keeps a file that the record or the form still shows', () => {
  const { uploaded, discard } = formFiles();
  uploaded(['p1/stored', 'p1/inForm', 'p1/gone']);
  discard([values('p1/stored'), values('p1/inForm')]);
  expect(removed()).toEqual(['p1/gone']);
});

it('removes an uploaded file once, not again with the next save', () => {
  const { uploaded, discard } = formFiles();
  uploaded(['p1/a']);
  discard([]);
  discard([]);
  expect(removed()).toEqual(['p1/a']);
});
