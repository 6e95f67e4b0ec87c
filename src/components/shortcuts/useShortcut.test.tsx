import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { runShortcut, useShortcut } from './useShortcut.ts';

const dismiss = vi.fn();
const savePage = vi.fn();
const saveDialog = vi.fn();

const Form = ({ onSave, label }: { onSave: () => void; label: string }) => {
  const element = useRef<HTMLFormElement>(null);
  useShortcut('save', onSave, { within: element });
  return (
    <form ref={element}>
      <input aria-label={label} />
    </form>
  );
};

const Page = ({ asked = false }: { asked?: boolean }) => {
  useShortcut('dismiss', dismiss);
  return (
    <>
      <input type="checkbox" />
      <Form label="Title" onSave={savePage} />
      {asked && (
        <div role="dialog" aria-modal="true">
          <button type="button">Export</button>
          <Form label="Reason" onSave={saveDialog} />
        </div>
      )}
    </>
  );
};

describe('useShortcut', () => {
  it('acts on a plain key, not on one typed into a field or held with another', () => {
    const { getByRole, getByLabelText } = render(<Page />);
    fireEvent.keyDown(document.body, { key: 'd' });
    fireEvent.keyDown(getByRole('checkbox'), { key: 'd' });
    expect(dismiss).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(getByLabelText('Title'), { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
    expect(dismiss).toHaveBeenCalledTimes(2);
  });

  it('saves from within a field, once however long the key is held', () => {
    savePage.mockReset();
    const { getByLabelText } = render(<Page />);
    const field = getByLabelText('Title');
    const wentToTheBrowser = fireEvent.keyDown(field, { key: 's', ctrlKey: true });
    fireEvent.keyDown(field, { key: 's', ctrlKey: true, repeat: true });
    expect(wentToTheBrowser).toBe(false);
    expect(savePage).toHaveBeenCalledOnce();
  });

  it('leaves the keyboard to a question in front of it', () => {
    for (const act of [dismiss, savePage, saveDialog]) act.mockReset();
    const { getByRole } = render(<Page asked />);
    fireEvent.keyDown(getByRole('button'), { key: 'd' });
    fireEvent.keyDown(getByRole('button'), { key: 's', metaKey: true });
    expect(dismiss).not.toHaveBeenCalled();
    expect(savePage).not.toHaveBeenCalled();
    expect(saveDialog).toHaveBeenCalledOnce();
  });

  it('is over with what it belongs to, and runs from elsewhere until then', () => {
    dismiss.mockReset();
    const { unmount } = render(<Page />);
    runShortcut('dismiss');
    unmount();
    runShortcut('dismiss');
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
