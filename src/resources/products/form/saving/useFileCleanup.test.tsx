import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { useFileCleanup } from './useFileCleanup.ts';

const remove = vi.fn((_: string) => Promise.resolve());
const files = { remove };
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => ({ files }) }));

const FOLDER = 'business/owner/products/p1';
const picture = (name: string, folder = FOLDER): ProductImage => ({
  ...{ id: name, url: 'https://x.example/i.jpg', alt: '' },
  file: {
    ...{ bucket: 'b', name, size: 1, timeCreated: '', updated: '' },
    fullPath: `${folder}/${name}`,
  },
});
const removed = () => remove.mock.calls.map(([path]) => path);
const cleanup = () => renderHook(() => useFileCleanup(FOLDER)).result.current;

beforeEach(() => remove.mockClear());

it('removes what was shown before and is not stored any more', () => {
  cleanup().saved([picture('a')], [picture('a')], [picture('a'), picture('b')]);
  expect(removed()).toEqual([`${FOLDER}/b`]);
});

it('keeps a file that the record or the form still shows', () => {
  const { uploaded, saved } = cleanup();
  uploaded(picture('stored'));
  uploaded(picture('inForm'));
  uploaded(picture('gone'));
  saved([picture('stored')], [picture('inForm')]);
  expect(removed()).toEqual([`${FOLDER}/gone`]);
});

it('keeps a file that lies in another record’s folder, which still shows it', () => {
  cleanup().saved(
    [],
    [],
    [picture('x', 'business/owner/products/p10'), picture('x', 'business/rival/products/p1')],
  );
  expect(removed()).toEqual([]);
});

it('removes an uploaded file once, not again with the next save', () => {
  const { uploaded, saved } = cleanup();
  uploaded(picture('a'));
  saved([], []);
  saved([], []);
  expect(removed()).toEqual([`${FOLDER}/a`]);
});
