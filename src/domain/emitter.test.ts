import { describe, expect, it } from 'vitest';
import { createEmitter } from './emitter.ts';

describe('createEmitter', () => {
  it('tells those who listen, until they stop', () => {
    const heard: string[] = [];
    const { emit, subscribe, isHeard } = createEmitter<string>();
    expect(isHeard()).toBe(false);
    const end = subscribe(value => heard.push(`a ${value}`));
    subscribe(value => heard.push(`b ${value}`));
    emit('1');
    expect(isHeard()).toBe(true);
    end();
    end();
    emit('2');
    expect(heard).toEqual(['a 1', 'b 1', 'b 2']);
  });

  it('lets listeners come and go while it tells', () => {
    const heard: string[] = [];
    const { emit, subscribe } = createEmitter();
    const ends = [
      subscribe(() => {
        heard.push('first');
        for (const end of ends) end();
        subscribe(() => heard.push('late'));
      }),
      subscribe(() => heard.push('second')),
    ];
    emit();
    expect(heard).toEqual(['first']);
    emit();
    expect(heard).toEqual(['first', 'late']);
  });
});
