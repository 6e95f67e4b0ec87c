import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';
import { startUndo } from './undoRun.ts';

const run: ImportRun = {
  id: 'run1',
  businessId: 'owner',
  platform: 'wix',
  channel: 'csv',
  shop: '',
  fileName: null,
  fileSize: null,
  fileHash: null,
  settings: {},
  counts: { total: 1, created: 1, updated: 0, unchanged: 0, failed: 0 },
  status: 'finished',
  startedAt: new Date('2026-11-20T12:00:00Z'),
  finishedAt: null,
  auditId: null,
  version: 1,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  createdBy: 'owner',
  updatedAt: new Date('2026-11-20T12:00:00Z'),
  updatedBy: 'owner',
};
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
