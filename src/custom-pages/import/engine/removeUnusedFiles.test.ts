import { describe, expect, it, vi } from 'vitest';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

const image = (path: string) => ({
  id: path,
  url: 'https://files.example/x',
  alt: '',
  file: {
    ...{ bucket: 'b', name: 'n', fullPath: path, size: 1 },
    ...{ timeCreated: '2026-11-20', updated: '2026-11-20' },
  },
});

describe('removing files', () => {
  it('spares what a product still shows, and goes on where one cannot be removed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const removed: string[] = [];
    const outcome = await removeUnusedFiles(['a', 'b', 'c', 'a'], {
      businessId: 'biz',
      dataProvider: {
        stream: async function* () {
          yield [{ id: 'p', images: [image('b')] }, { id: 'broken' }];
        },
      },
      files: {
        remove: async path => {
          if (path === 'c') throw new Error('no');
          removed.push(path);
        },
      },
    });
    expect(removed).toEqual(['a']);
    expect(outcome).toEqual({ removed: 1, inUse: 1, failed: 1 });
  });

  it('reads nothing where there is nothing to remove', async () => {
    const stream = vi.fn();
    await removeUnusedFiles([], {
      businessId: 'biz',
      dataProvider: { stream },
      files: { remove: async () => {} },
    });
    expect(stream).not.toHaveBeenCalled();
  });
});
