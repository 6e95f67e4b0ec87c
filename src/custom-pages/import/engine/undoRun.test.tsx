import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';
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
