import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startUndoWindow } from './startUndoWindow.ts';

describe('startUndoWindow', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('carries the mutation out when the time has passed, once', () => {
    const mutation = vi.fn();
    const { undo } = startUndoWindow(4000, mutation);
    vi.advanceTimersByTime(3999);
    expect(mutation).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    undo();
    expect(mutation.mock.calls).toEqual([[{ isUndo: false }]]);
  });

  it('drops the mutation on Undo', () => {
    const mutation = vi.fn();
    startUndoWindow(4000, mutation).undo();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(mutation.mock.calls).toEqual([[{ isUndo: true }]]);
  });

  it('carries the mutation out when the page goes', () => {
    const mutation = vi.fn();
    startUndoWindow(4000, mutation);
    window.dispatchEvent(new Event('pagehide'));
    expect(mutation.mock.calls).toEqual([[{ isUndo: false }]]);
  });

  it('lets the browser ask before the page goes, for as long as the mutation waits', () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { undo } = startUndoWindow(4000, vi.fn());
    expect(asks()).toBe(true);
    undo();
    expect(asks()).toBe(false);
    startUndoWindow(4000, vi.fn());
    vi.advanceTimersByTime(4000);
    expect(asks()).toBe(false);
  });
});
