import { describe, expect, it } from 'vitest';
import {
  copyRemotePictures,
  type PictureCopier,
  type PicturedProduct,
  type PictureProgress,
} from './copyRemotePictures.ts';
import { PictureProblem } from './pictureFailure.ts';

const picture = (id: string, host = 'x.example') => ({
  ...{ id, url: `https://${host}/${id}`, alt: '' },
});

const product = (id: string, ...images: PicturedProduct['images']): PicturedProduct => ({
  ...{ id, title: id.toUpperCase(), images },
});

const setUp = (more: Partial<PictureCopier<PicturedProduct, string>> = {}) => {
  const stop = new AbortController();
  const written: Record<string, string[]> = {};
  const copier: PictureCopier<PicturedProduct, string> = {
    ...{ businessId: 'b', signal: stop.signal },
    download: async address => address,
    store: async (path, content) => {
      const times = { timeCreated: '', updated: '' };
      return {
        url: `stored:${path}`,
        file: { bucket: 'b', name: path, fullPath: path, size: content.length, ...times },
      };
    },
    write: async ({ id }, copies) => {
      written[id] = [...copies.keys()];
      return copies.size;
    },
    ...more,
  };
  return { stop, copier, written };
};

describe('copyRemotePictures', () => {
  it('copies links alone, and says which stayed and why', async () => {
    const { copier, written } = setUp({
      download: async address => {
        if (address.endsWith('gone')) throw new PictureProblem('notFound');
        if (address.endsWith('odd')) throw new Error('not one of ours');
        return address;
      },
    });
    const stored = { ...picture('old'), url: '/sample/old.png' };
    const progress = await copyRemotePictures(
      [
        product('p', stored, picture('a'), picture('gone')),
        product('q', stored),
        product('r', picture('odd'), picture('x/y')),
      ],
      copier,
    );
    expect(written).toEqual({ p: ['a'] });
    expect(progress).toMatchObject({ running: false, total: 4, done: 4, copied: 1 });
    expect(progress.failures.map(({ imageId, code }) => `${imageId} ${code}`).sort()).toEqual([
      ...['gone notFound', 'odd unreachable', 'x/y notStored'],
    ]);
  });

  it('counts what was written, and tells of what was not', async () => {
    const { copier } = setUp({ write: async ({ id }) => (id === 'p' ? 1 : null) });
    const progress = await copyRemotePictures(
      [product('p', picture('a'), picture('gone by now')), product('q', picture('c'))],
      copier,
    );
    expect(progress.copied).toBe(1);
    expect(progress.failures).toEqual([
      {
        ...{ productId: 'q', imageId: 'c', title: 'Q', url: 'https://x.example/c' },
        code: 'notStored',
      },
    ]);
  });

  it('keeps what failed before until it is tried anew', async () => {
    const failure = (productId: string, imageId: string) => ({
      ...{ productId, imageId, title: '', url: `https://x.example/${imageId}` },
      code: 'tooSlow' as const,
    });
    const stop = new AbortController();
    const { copier } = setUp({
      signal: stop.signal,
      download: async address => {
        if (address.endsWith('gone')) throw new PictureProblem('notFound');
        if (address.endsWith('last')) stop.abort(new Error('stopped'));
        return address;
      },
    });
    const products = [
      product('p', picture('a'), picture('gone'), picture('last'), picture('left')),
    ];
    const failures = [
      ...[failure('other', 'a'), failure('p', 'gone'), failure('p', 'a'), failure('p', 'left')],
    ];
    const before = { copied: 3, failures };
    const progress = await copyRemotePictures(products, copier, () => {}, before);
    expect(before.failures).toHaveLength(4);
    expect(progress).toMatchObject({ total: 4, copied: 5 });
    expect(
      progress.failures.map(({ productId, imageId, code }) => [productId, imageId, code]),
    ).toEqual([
      ['other', 'a', 'tooSlow'],
      ['p', 'left', 'tooSlow'],
      ['p', 'gone', 'notFound'],
    ]);
  });

  it('writes what it has when it is stopped, and counts only what was tried', async () => {
    const { copier, stop, written } = setUp();
    const download = async (address: string) => {
      if (!address.endsWith('b')) return address;
      stop.abort();
      throw stop.signal.reason;
    };
    const reports: PictureProgress[] = [];
    const progress = await copyRemotePictures(
      [product('p', picture('a'), picture('b'), picture('c'))],
      { ...copier, download },
      one => reports.push(one),
    );
    expect(written).toEqual({ p: ['a'] });
    expect(progress).toMatchObject({ running: false, total: 3, done: 1, copied: 1, failures: [] });
    expect(reports.at(-1)).toEqual(progress);
  });

  it('asks a host that never answers less, and one that answered as often as need be', async () => {
    const asked: Record<string, number> = {};
    const download = async (address: string) => {
      const { host, pathname } = new URL(address);
      asked[host] = (asked[host] ?? 0) + 1;
      if (pathname === '/first') return address;
      throw new PictureProblem('tooSlow');
    };
    const { copier } = setUp({ download });
    const ids = ['first', '2', '3', '4'];
    await copyRemotePictures(
      ['mute.example', 'busy.example'].map(host =>
        product(host, ...ids.map(id => picture(host === 'mute.example' ? `no-${id}` : id, host))),
      ),
      copier,
    );
    expect(asked).toEqual({ 'mute.example': 6, 'busy.example': 10 });
  });
});
