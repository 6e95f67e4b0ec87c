import { renderHook } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type RaRecord, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useAnsweredQuestion } from './useAnsweredQuestion.ts';

interface Listed {
  status?: string;
  isPlaceholderData?: boolean;
}

let listed: Listed = {};

const rows = [{ id: 'p1' }];

const List = ({ children }: { children: ReactNode }) => {
  const list = useList<RaRecord>({ data: rows, resource: 'products' });
  const { status = 'active', isPlaceholderData = false } = listed;
  return (
    <ListContextProvider value={{ ...list, filterValues: { status }, isPlaceholderData }}>
      {children}
    </ListContextProvider>
  );
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext>
    <List>{children}</List>
  </CoreAdminContext>
);

it('stays the last question until its answer gives way to the next one', () => {
  listed = {};
  const { result, rerender } = renderHook(useAnsweredQuestion, { wrapper });
  const first = result.current;
  listed = { status: 'draft', isPlaceholderData: true };
  rerender();
  expect(result.current).toBe(first);
  listed = { status: 'draft' };
  rerender();
  expect(result.current).not.toBe(first);
});

it('is the same while the same question is answered anew', () => {
  listed = {};
  const { result, rerender } = renderHook(useAnsweredQuestion, { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
