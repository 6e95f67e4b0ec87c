import { describe, expect, it } from 'vitest';
import {
  ariaKeys,
  isPressed,
  keyCaps,
  type Pressed,
  SHORTCUT_NAMES,
  shortcut,
} from './shortcuts.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false },
  ...more,
});

describe('isPressed', () => {
  it('takes Ctrl and ⌘ alike, with Caps Lock too', () => {
    expect(isPressed('save', press('s', { ctrlKey: true }))).toBe(true);
    expect(isPressed('save', press('S', { metaKey: true }))).toBe(true);
    expect(isPressed('save', press('Enter', { ctrlKey: true }))).toBe(true);
  });
  it('is nothing without the modifier, and nothing with one too many', () => {
    expect(isPressed('save', press('s'))).toBe(false);
    expect(isPressed('save', press('Enter'))).toBe(false);
    expect(isPressed('save', press('s', { ctrlKey: true, altKey: true }))).toBe(false);
    expect(isPressed('next', press('j', { ctrlKey: true }))).toBe(false);
    expect(isPressed('search', press('/', { metaKey: true }))).toBe(false);
  });
  it('finds Ctrl+S on a keyboard whose S writes another letter', () => {
    expect(isPressed('save', press('ы', { code: 'KeyS', ctrlKey: true }))).toBe(true);
    expect(isPressed('save', press('в', { code: 'KeyD', ctrlKey: true }))).toBe(false);
  });
  it('takes a sign wherever the keyboard has it', () => {
    expect(isPressed('help', press('?', { code: 'Minus' }))).toBe(true);
    expect(isPressed('search', press('/', { code: 'Digit7' }))).toBe(true);
  });
});

it('tells screen readers every way', () => {
  expect(ariaKeys('save')).toBe('Control+S Meta+S Control+Enter Meta+Enter');
  expect(ariaKeys('next')).toBe('J');
  expect(ariaKeys('search')).toBe('/');
});

it('names keys as the keyboard does', () => {
  expect(keyCaps('save', false)).toEqual([
    ['Ctrl', 'S'],
    ['Ctrl', 'Enter'],
  ]);
  expect(keyCaps('find', true)).toEqual([['⌘', 'K']]);
  expect(keyCaps('close', false)).toEqual([['Esc']]);
});

it('gives no key two meanings in one place', () => {
  const places = SHORTCUT_NAMES.filter(name => !('own' in shortcut(name))).flatMap(
    name => shortcut(name).keys,
  );
  expect(new Set(places).size).toBe(places.length);
});
