import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAnswerText } from './useAnswerText.ts';

vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: { uid: 'admin' } }) }));

const textOf = (id: string) => renderHook(() => useAnswerText(id)).result;

describe('useAnswerText', () => {
  it('keeps the words of each request until they are sent', () => {
    const first = textOf('q1');
    act(() => first.current[1]('Please send the extract.'));
    expect(textOf('q1').current[0]).toBe('Please send the extract.');
    expect(textOf('q2').current[0]).toBe('');
    act(() => first.current[1](''));
    expect(textOf('q1').current[0]).toBe('');
    expect(localStorage.length).toBe(0);
  });
});
