import { Blob as NodeBlob } from 'node:buffer';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { exportText } from '@/i18n/en/export.ts';
import { taskStore } from '../progress/taskStore.ts';
import { ExportDialog, type ExportDialogProps } from './ExportDialog.tsx';
import { saveBlob } from './saveBlob.ts';

const stream = vi.fn();
const getMany = vi.fn();
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { stream, getMany, count: async () => 0 } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'owner', role: 'owner', email: 'owner@shop.example' } }),
}));
vi.mock('./saveBlob.ts', () => ({ saveBlob: vi.fn() }));
// The one of jsdom cannot be read back.
vi.stubGlobal('Blob', NodeBlob);

const i18nProvider = polyglotI18nProvider(
  () => ({
    ...englishMessages,
    export: exportText,
    users: { field: { name: 'Full name' } },
  }),
  'en',
  [],
  { allowMissing: true },
);

async function* twoPages() {
  yield [{ id: 'u1', name: '=cmd', email: 'a@x.example' }];
  yield [{ id: 'u2', name: 'Zoë', email: 'b@x.example' }];
}

const NOW = new Date('2026-11-20T12:00:00Z');
const PRODUCT = {
  ...emptyProduct('EUR'),
  ...{ businessId: 'owner', businessName: 'Shop', version: 1, price: 1050, status: 'active' },
  ...{ createdAt: NOW, createdBy: 'owner', updatedAt: NOW, updatedBy: 'owner' },
};

const show = (props: Partial<ExportDialogProps> = {}) => {
  const onClose = vi.fn();
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <ExportDialog
        open
        onClose={onClose}
        resource="users"
        filter={{ status: 'blocked' }}
        permanentFilter={{ country: 'DE' }}
        sort={{ field: 'name', order: 'ASC' }}
        total={1234}
        {...props}
      />
    </CoreAdminContext>,
  );
  return { onClose };
};
const start = () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
const savedText = async () => {
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [blob] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  return blob?.text();
};

describe('ExportDialog', () => {
  beforeEach(() => {
    taskStore.clear();
    vi.mocked(saveBlob).mockClear();
    stream.mockReset().mockImplementation(twoPages);
    getMany.mockReset().mockResolvedValue({ data: [] });
  });
  afterEach(() => taskStore.clear());

  it('exports what matches the filters, with labels as people know them', async () => {
    const { onClose } = show();
    expect(screen.getByRole('radio', { name: 'Matching the filters (1,234)' })).toHaveProperty(
      'checked',
      true,
    );
    await start();
    expect(onClose).toHaveBeenCalled();
    const text = await savedText();
    expect(text?.split('\r\n')[0]).toMatch(/^Id,Full name,Email,/);
    expect(text?.split('\r\n')[1]).toMatch(/^u1,'=cmd,a@x.example,/);
    expect(stream.mock.calls[0]?.[1]).toMatchObject({
      filter: { status: 'blocked', country: 'DE' },
      sort: { field: 'name', order: 'ASC' },
    });
    await waitFor(() => expect(taskStore.snapshot()[0]?.note).toBe('2 rows were saved.'));
  });

  it('keeps the permanent filter when all rows are wanted', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await start();
    await savedText();
    expect(stream.mock.calls[0]?.[1]).toMatchObject({ filter: { country: 'DE' } });
    expect(stream.mock.calls[0]?.[1]?.filter).not.toHaveProperty('status');
  });

  it('exports the selected rows by id and says which are gone', async () => {
    getMany.mockResolvedValue({ data: [{ id: 'u1', name: 'A' }] });
    show({ selectedIds: ['u1', 'u2'] });
    expect(screen.getByRole('radio', { name: 'Selected (2)' })).toHaveProperty('checked', true);
    await start();
    await waitFor(() =>
      expect(taskStore.snapshot()[0]?.note).toBe(
        '1 selected record no longer exists and is not in the file.',
      ),
    );
    expect(stream).not.toHaveBeenCalled();
  });

  it('lets columns be chosen, and does not start without any', async () => {
    show();
    const columns = screen.getByRole('group');
    for (const box of within(columns).getAllByRole('checkbox')) {
      if (box instanceof HTMLInputElement && box.checked) await userEvent.click(box);
    }
    expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one column.');
    await userEvent.click(within(columns).getByRole('checkbox', { name: 'Email' }));
    await start();
    expect(await savedText()).toBe('Email\r\na@x.example\r\nb@x.example\r\n');
  });

  it('writes the form a program needs', async () => {
    show();
    await userEvent.click(screen.getByRole('combobox', { name: 'For' }));
    await userEvent.click(screen.getByRole('option', { name: 'Excel (UTF-16, tabs)' }));
    await start();
    await waitFor(() => expect(saveBlob).toHaveBeenCalled());
    const [blob] = vi.mocked(saveBlob).mock.calls[0] ?? [];
    const bytes = await blob?.arrayBuffer();
    const text = new TextDecoder('utf-16le').decode(bytes);
    expect(text).toMatch(/^Id\tFull name\t/);
  });

  it('writes products for another shop system, and costs where they may be seen', async () => {
    stream.mockImplementation(async function* products() {
      yield [
        { ...PRODUCT, id: 'p1', title: 'Mug' },
        { ...PRODUCT, id: 'p2', title: 'Jug', businessId: 'other' },
      ];
    });
    getMany.mockResolvedValue({ data: [{ id: 'owner', cost: 321 }] });
    show({ resource: 'products', filter: {} });
    await userEvent.click(screen.getByRole('radio', { name: 'Shopify CSV' }));
    expect(screen.queryByRole('group')).toBeNull();
    await start();
    const [head = '', mug = '', jug = ''] = (await savedText())?.split('\r\n') ?? [];
    const cost = head.split(',').indexOf('Cost per item');
    expect([mug.split(',')[cost], jug.split(',')[cost]]).toEqual(['3.21', '']);
    expect(getMany.mock.calls).toEqual([
      ['productDetails', { ids: ['owner'], meta: { parent: 'p1' } }],
    ]);
    expect(vi.mocked(saveBlob).mock.calls[0]?.[1]).toMatch(/^products-shopify-.*\.csv$/);
  });

  it('saves nothing that loses something before somebody has read what', async () => {
    stream.mockImplementation(async function* products() {
      yield [
        { ...PRODUCT, id: 'p1', title: 'Mug', status: 'archived' },
        { ...PRODUCT, id: 'p2', title: 'Jug', currency: 'USD' },
      ];
    });
    show({ resource: 'products', filter: {} });
    await userEvent.click(screen.getByRole('radio', { name: 'Wix CSV, new catalogue (V3)' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'With costs' }));
    await start();
    await waitFor(() => expect(taskStore.snapshot()[0]?.state).toBe('done'));
    const [task] = taskStore.snapshot();
    expect(task?.note).toBe(
      'The products have 2 currencies and such a file cannot name any: there is one file for each. Not everything fits, and nothing is saved yet. Number of products: archived ones are hidden only: 1.',
    );
    expect(task?.actions.map(({ label }) => label)).toEqual(['Save EUR (1)', 'Save USD (1)']);
    expect(saveBlob).not.toHaveBeenCalled();
    expect(getMany).not.toHaveBeenCalled();
    task?.actions[1]?.run();
    expect(await savedText()).toContain('Jug');
  });

  it('says why it stopped when the source breaks, and saves no half file', async () => {
    stream.mockImplementation(async function* broken() {
      yield [{ id: 'u1' }];
      throw new Error('The server cannot be reached.');
    });
    show();
    await start();
    await waitFor(() => expect(taskStore.snapshot()[0]?.state).toBe('failed'));
    expect(taskStore.snapshot()[0]?.error).toBe('The server cannot be reached.');
    expect(saveBlob).not.toHaveBeenCalled();
  });
});
