import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';
import { contextOf, importAll, readText } from '../../../../tests/unit/import/importing.ts';
import { importRun as run } from '../../../../tests/unit/import/importRun.ts';
import { startUndo } from './undoRun.ts';

const actor = { uid: 'owner', email: 'owner@shop.example', role: 'owner' } as const;

afterEach(() => void vi.restoreAllMocks());

/** How many listen for the network at the moment. */
const networkListeners = () => {
  const listening = new Set<unknown>();
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'online') listening.add(listener);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
    if (type === 'online') listening.delete(listener);
  });
  return listening;
};

describe('startUndo', () => {
  it.each(['cancelled', 'failed'] as const)(
    'leaves no listener behind when it is %s',
    async end => {
      const listening = networkListeners();
      const { dataProvider, files } = fakeServices();
      let breakOff = (_: Error) => {};
      const pages = new Promise<never>((_, reject) => {
        breakOff = reject;
      });
      const stream = async function* () {
        yield await pages;
      };
      const undo = startUndo(run, {
        businessName: 'Shop',
        actor,
        dataProvider: { ...dataProvider, stream },
        files,
        title: 'Undo',
      });
      await vi.waitFor(() => expect(listening.size).toBe(1));
      if (end === 'cancelled') undo.cancel();
      breakOff(new Error(end));
      expect((await undo.ended).state).toBe(end);
      expect(listening.size).toBe(0);
    },
  );
});

const HEAD = 'Handle,Title,Variant Price,Image Src\n';
const rows = Array.from(
  { length: 60 },
  (_, index) => `p${index},P${index},1.00,https://x.test/p.jpg`,
);

/** Sixty products of a run, two commits of an undo, whose pictures were copied. */
const importedWithCopies = async () => {
  const services = fakeServices();
  const { memory } = services;
  const { products } = readText('shopify', HEAD + rows.join('\n'));
  await importAll(products, memory, contextOf('shopify'));
  for (const { id, images } of memory.products()) {
    const fullPath = `business/biz/products/${id}/copy`;
    const file = { bucket: 'b', name: 'copy', fullPath, size: 1, timeCreated: '', updated: '' };
    memory.edit(`products/${id}`, { images: images.map(image => ({ ...image, file })) });
  }
  return services;
};

it.each(['cancelled', 'failed'] as const)(
  'takes the copied pictures of what was taken back along where it is %s midway, and no others',
  async end => {
    const { memory, dataProvider, files } = await importedWithCopies();
    const removed: string[] = [];
    let commits = 0;
    const undo = startUndo(
      { ...run, id: 'run1', businessId: 'biz' },
      {
        businessName: 'Biz',
        actor: { uid: 'biz', email: 'biz@shop.example', role: 'owner' },
        dataProvider: {
          ...dataProvider,
          commit: async writes => {
            if (commits++ > 0) throw Object.assign(new Error('signed out'), { status: 401 });
            await dataProvider.commit(writes);
            if (end === 'cancelled') undo.cancel();
          },
        },
        files: { ...files, remove: async path => void removed.push(path) },
        title: 'Undo',
      },
    );
    expect((await undo.ended).state).toBe(end);
    const left = new Set(memory.products().map(({ id }) => `business/biz/products/${id}/copy`));
    expect([left.size, removed.length]).toEqual([10, 50]);
    expect(removed.filter(path => left.has(path))).toEqual([]);
    expect(undo.report.pictures).toEqual({ removed: 50, inUse: 0, failed: 0 });
  },
);
