import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './useShortcuts.ts';

const act = vi.fn();

const Queue = ({ asked }: { asked: boolean }) => {
  useShortcuts([['d', act]], true);
  return (
    <>
      <input />
      {asked && (
        <div role="dialog" aria-modal="true">
          <button type="button">Export</button>
        </div>
      )}
    </>
  );
};

describe('useShortcuts', () => {
  it('acts on a plain key, not on one typed into a field or held with another', () => {
    const { getByRole } = render(<Queue asked={false} />);
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(act).toHaveBeenCalledOnce();
    fireEvent.keyDown(getByRole('textbox'), { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
    expect(act).toHaveBeenCalledOnce();
  });

  it('leaves the keyboard to a question in front of it', () => {
    act.mockReset();
    const { getByRole } = render(<Queue asked />);
    fireEvent.keyDown(getByRole('button'), { key: 'd' });
    expect(act).not.toHaveBeenCalled();
  });
});
