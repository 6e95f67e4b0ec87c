import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MemoryRouter } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { taskStore } from '@/components/progress/taskStore.ts';
import { createImportSession } from '@/custom-pages/import/engine/importSession.ts';
import { SessionContext } from '@/custom-pages/import/engine/SessionContext.ts';
import { ImportConsole } from '@/custom-pages/import/ImportConsole.tsx';
import type { Platform } from '@/domain/platforms.ts';
import { english } from '@/i18n/en/index.ts';
import { ServicesContext } from '@/providers/ServicesContext.tsx';
import { fakeServices } from '../unit/import/fakeServices.ts';

// jsdom has no workers.
vi.mock('@/custom-pages/import/engine/csvWorker.ts', async () => {
  const { readFilesHere } = await import('./readFilesHere.ts');
  return { readFiles: readFilesHere };
});

const i18nProvider = polyglotI18nProvider(() => english, 'en', { allowMissing: true });
/** Who imports on it. */
export const actor = { uid: 'biz', email: 'biz@shop.example', role: 'owner' as const };

/** Before a file's tests of the page: each begins afresh, and has time for reading, comparing and writing on a busy machine. */
export const setUpImportTests = (): void => {
  vi.setConfig({ testTimeout: 60_000 });
  configure({ asyncUtilTimeout: 15_000 });
  beforeEach(() => {
    cleanup();
    taskStore.clear();
    localStorage.clear();
    // jsdom lays nothing out, and the list shows only what is in view.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  });
};

/** Shows the import page over data in memory; `visit` shows it again, with the same session. */
export const showImport = (platform: Platform = 'shopify', services = fakeServices()) => {
  const session = createImportSession({
    ...{ platform, actor, ...services, currency: 'EUR', shop: 'my-shop' },
    businessId: 'biz',
    businessName: 'Biz',
    sharesThread: true,
  });
  const visit = () =>
    render(
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={services.dataProvider}
          i18nProvider={i18nProvider}
          store={memoryStore()}
        >
          <ServicesContext value={services}>
            <SessionContext value={session}>
              <ImportConsole />
            </SessionContext>
          </ServicesContext>
        </CoreAdminContext>
      </MemoryRouter>,
    );
  return { session, services, visit, leave: visit().unmount };
};

const HEAD = 'Handle,Title,Body (HTML),Variant SKU,Variant Price,Image Src\n';

/** A Shopify export of these rows. */
export const csv = (...rows: string[]): File => new File([HEAD + rows.join('\n')], 'shop.csv');

/** Two products of one. */
export const TEA = 'tea,Tea,<p>Green</p>,T-1,4.50,https://x.example/t.jpg';
export const MUG = 'mug,Mug,,M-1,12.00,https://x.example/m.jpg';

/** Chooses files on the page. */
export const upload = async (...files: File[]): Promise<void> => {
  const inputs = await screen.findAllByLabelText('Choose files');
  const input = inputs.find(element => element instanceof HTMLInputElement);
  if (!input) throw new Error('no input');
  await act(async () => fireEvent.change(input, { target: { files } }));
};

/** Presses a button as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
