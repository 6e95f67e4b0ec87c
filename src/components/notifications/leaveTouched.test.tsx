import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { yieldToMain } from '@/lib/yieldToMain.ts';
import { leaveTouched } from './leaveTouched.ts';

const pressed = (pointerType: string) => {
  const left = vi.fn();
  render(
    <section onMouseLeave={left} aria-label="Messages">
      <button type="button" onClick={leaveTouched}>
        Undo
      </button>
    </section>,
  );
  const click = new MouseEvent('click', { bubbles: true });
  fireEvent(screen.getByRole('button'), Object.assign(click, { pointerType }));
  return left;
};

describe('leaveTouched', () => {
  it('tells that the pointer went, after a touch', async () => {
    const left = pressed('touch');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  it('says nothing of a mouse, which tells that itself', async () => {
    const left = pressed('mouse');
    await yieldToMain();
    expect(left).not.toHaveBeenCalled();
  });
});
