import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollArea } from './ScrollArea.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('takes the focus only while its content is larger than it is', () => {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(160);
  render(
    <ScrollArea label="Description" sx={{ maxHeight: 160 }}>
      <p>Long</p>
    </ScrollArea>,
  );
  act(() => resized());
  expect(screen.getByRole('region', { name: 'Description' }).tabIndex).toBe(0);
  height.mockReturnValue(160);
  act(() => resized());
  expect(screen.queryByRole('region')).toBeNull();
});
