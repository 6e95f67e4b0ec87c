import { describe, expect, it } from 'vitest';
import type { PictureProgress } from '@/domain/import/pictures/copyRemotePictures.ts';
import type { FileStore } from '@/providers/types.ts';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';
import { contextOf, importAll, readText } from '../../../../tests/unit/import/importing.ts';
import { copyPictures, worthAnotherTry } from './copyPictures.ts';

const actor = { uid: 'biz', email: 'biz@shop.example', role: 'owner' as const };
const csv =
  'Handle,Title,Variant Price,Image Src\n' +
  'a,A,1.00,https://x.example/a.png\na,,,https://x.example/gone.png\n' +
  'b,B,1.00,https://x.example/page.html\nc,C,1.00,https://x.example/flaky.png\n';

const picture = () => new Response(new Blob(['png'], { type: 'image/png' }));

const files = (paths: string[]): Pick<FileStore, 'upload'> => ({
  upload: (path, content, { contentType }) => {
    paths.push(path);
    const metadata = {
      ...{ bucket: 'b', name: path, fullPath: path, size: content.size, contentType },
      ...{ timeCreated: '', updated: '' },
    };
    const progress = { state: 'success' as const, bytesTransferred: 3, totalBytes: 3 };
    return {
      snapshot: () => progress,
      subscribe: () => () => {},
      ...{ pause: () => false, resume: () => false, cancel: () => false },
      done: Promise.resolve({ metadata, url: `local-file:${path}` }),
    };
  },
});

describe('copyPictures', () => {
  it('copies what it can, leaves the rest as links, and loses no product', async () => {
    const services = fakeServices();
    const { memory, dataProvider } = services;
    await importAll(readText('shopify', csv).products, memory, contextOf('shopify'));
    const paths: string[] = [];
    const reports: PictureProgress[] = [];
    let tries = 0;
    const environment = {
      ...{ dataProvider, actor, businessId: 'biz', signal: new AbortController().signal },
      files: { ...services.files, ...files(paths) },
      fit: async (blob: Blob) => blob,
      mayAsk: () => true,
      fetch: async (url: string) => {
        if (url.endsWith('gone.png')) return new Response('', { status: 404 });
        if (url.endsWith('page.html'))
          return new Response('<html>', { headers: { 'content-type': 'text/html' } });
        if (url.endsWith('flaky.png') && ++tries < 3) throw new TypeError('Failed to fetch');
        return picture();
      },
    };
    const result = await copyPictures(memory.products(), environment, one => reports.push(one));
    expect(result).toMatchObject({ running: false, done: 4, total: 4, copied: 2 });
    expect(result.failures.map(({ code }) => code).sort()).toEqual(['noImage', 'notFound']);
    const [a] = memory.products().filter(({ title }) => title === 'A');
    expect(a?.images.map(({ url }) => url.split(':')[0])).toEqual(['local-file', 'https']);
    expect(paths.every(path => path.startsWith('business/biz/products/sp_'))).toBe(true);
    expect(reports.at(-1)?.done).toBe(4);

    // Copying is no edit, and the same import again changes nothing.
    const again = contextOf('shopify', undefined, { runId: 'run2' });
    expect(await importAll(readText('shopify', csv).products, memory, again)).toBeNull();

    // A retry takes only what failed.
    const retried = await copyPictures(memory.products(), environment, () => {});
    expect(retried.total).toBe(2);
  });

  it('makes pictures smaller that our storage would refuse, and says where that cannot be', async () => {
    const services = fakeServices();
    const { memory, dataProvider } = services;
    const one = 'Handle,Title,Variant Price,Image Src\na,A,1.00,https://x.example/a.png\n';
    await importAll(readText('shopify', one).products, memory, contextOf('shopify'));
    const large = new Blob([new Uint8Array(30_000_000)], { type: 'image/jpeg' });
    const sizes: number[] = [];
    const store = files([]);
    const environment = {
      ...{ dataProvider, actor, businessId: 'biz', signal: new AbortController().signal },
      files: {
        ...services.files,
        upload: (...args: Parameters<FileStore['upload']>) => {
          sizes.push(args[1].size);
          return store.upload(...args);
        },
      },
      mayAsk: () => true,
      fetch: async () => new Response(large),
    };
    const refused = await copyPictures(
      memory.products(),
      { ...environment, fit: () => Promise.reject(new Error('not decoded')) },
      () => {},
    );
    expect(refused.failures.map(({ code }) => code)).toEqual(['tooLarge']);
    const asked: number[] = [];
    const fit = async (blob: Blob, most: number) => {
      asked.push(most);
      return blob.size > most ? new Blob(['small'], { type: 'image/webp' }) : blob;
    };
    const copied = await copyPictures(memory.products(), { ...environment, fit }, () => {});
    expect(copied).toMatchObject({ copied: 1, failures: [] });
    expect(sizes).toEqual([5]);
    expect(asked).toEqual([10 * 1024 * 1024]);
  });

  it('tries nothing that this console may not ask, and asks a host that never answers less', async () => {
    const services = fakeServices();
    const { memory, dataProvider } = services;
    const rows = [1, 2, 3, 4].map(
      n =>
        `p${n},P${n},1.00,https://other.example/${n}.png\nq${n},Q${n},1.00,https://mute.example/${n}.png`,
    );
    const table = `Handle,Title,Variant Price,Image Src\n${rows.join('\n')}\n`;
    await importAll(readText('shopify', table).products, memory, contextOf('shopify'));
    const asked: string[] = [];
    const result = await copyPictures(
      memory.products(),
      {
        ...{ dataProvider, actor, businessId: 'biz', signal: new AbortController().signal },
        files: { ...services.files, ...files([]) },
        fit: async (blob: Blob) => blob,
        mayAsk: address => !address.includes('other.example'),
        fetch: async (url: string) => {
          asked.push(new URL(url).host);
          throw new TypeError('Failed to fetch');
        },
      },
      () => {},
    );
    expect(asked).not.toContain('other.example');
    // After three times in vain each of its pictures is tried once.
    expect(asked.length).toBe(6);
    expect(result.failures.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'notAllowed'),
      ...Array.from({ length: 4 }, () => 'unreachable'),
    ]);
    expect(worthAnotherTry(result.failures).map(({ code }) => code)).toEqual(
      Array.from({ length: 4 }, () => 'unreachable'),
    );
  });
});
