import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Platform } from '@/domain/platforms.ts';
import { importText } from '@/i18n/en/import.ts';
import {
  actor,
  csv,
  MUG,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { makeWorkbook } from '../../../tests/support/makeWorkbook.ts';
import { importRun } from '../../../tests/unit/import/importRun.ts';
import { loadRun, saveRun } from './engine/savedRun.ts';

// jsdom has no workers and cannot hand out a file's bytes: the same reading, on the same thread.

setUpImportTests();

const importButton = () => screen.findByRole('button', { name: /^Import \d+ product/ });

describe('the import page', () => {
  it.each<[Platform, string, string]>([
    ['shopify', importText.connect.shop, 'oak.myshopify.com'],
    ['wix', importText.connect.clientId, '11111111-2222-4333-8444-555555555555'],
  ])('goes on where one was, with what was typed, when reading is given up: %s', async (...one) => {
    const [platform, label, typed] = one;
    showImport(platform);
    const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    await userEvent.click(screen.getByRole('tab', { name: importText.source.connect }));
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });
    await userEvent.type(field(), typed);
    if (platform === 'shopify')
      await userEvent.type(screen.getByLabelText(importText.connect.token), 'public-token');
    await userEvent.click(screen.getByRole('button', { name: importText.connect.go }));
    const cancel = await screen.findByRole('button', { name: importText.reading.cancel });
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(cancel);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(
      importText.source.connect,
    );
    expect(field().value).toBe(typed);
    if (platform === 'shopify')
      expect(screen.getByLabelText<HTMLInputElement>(importText.connect.token).value).toBe(
        'public-token',
      );
    ask.mockRestore();
  });

  it.each<[Platform, string, string]>([
    ['shopify', importText.connect.shop, 'oak.myshopify.com'],
    ['wix', importText.connect.clientId, '11111111-2222-4333-8444-555555555555'],
  ])('goes on where one was when that is given up on another visit: %s', async (...one) => {
    const [platform, label, typed] = one;
    const { leave, visit, session } = showImport(platform);
    const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    await userEvent.click(screen.getByRole('tab', { name: importText.source.connect }));
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) });
    await userEvent.type(field(), typed);
    if (platform === 'shopify')
      await userEvent.type(screen.getByLabelText(importText.connect.token), 'public-token');
    await userEvent.click(screen.getByRole('button', { name: importText.connect.go }));
    await screen.findByRole('button', { name: importText.reading.cancel });
    leave();
    visit();
    await userEvent.click(await screen.findByRole('button', { name: importText.reading.cancel }));
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(
      importText.source.connect,
    );
    expect(field().value).toBe(typed);
    // A token is kept nowhere.
    expect(JSON.stringify(session.state.get())).not.toContain('public-token');
    ask.mockRestore();
  });

  it('still goes on with an earlier run when reading for it is given up', async () => {
    const { session } = showImport();
    const run = { ...importRun, status: 'paused' as const };
    await act(async () => {
      await session.resume(run);
    });
    expect(await screen.findByText(/^Going on with the import of/)).toBeTruthy();
    const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    await userEvent.click(screen.getByRole('tab', { name: importText.source.connect }));
    await userEvent.type(screen.getByRole('textbox', { name: /Shop/ }), 'oak.example');
    await userEvent.click(screen.getByRole('button', { name: importText.connect.go }));
    await userEvent.click(await screen.findByRole('button', { name: importText.reading.cancel }));
    await userEvent.click(
      await screen.findByRole('button', { name: importText.source.startFresh }),
    );
    await vi.waitFor(() => expect(screen.queryByText(/^Going on with/)).toBeNull());
    ask.mockRestore();
  });

  it('leaves an earlier run that this browser kept to the history when that is given up', async () => {
    const { session, services } = showImport();
    const { settings } = session.state.get();
    const kept = { uid: actor.uid, channel: 'csv' as const, settings, fileNames: [], files: [] };
    await saveRun(importRun.id, kept, []);
    vi.spyOn(services.dataProvider, 'stream').mockImplementation(async function* () {
      yield [];
      await new Promise(() => {});
    });
    void session.resume({ ...importRun, status: 'paused' });
    await userEvent.click(await screen.findByRole('button', { name: importText.reading.cancel }));
    expect(await screen.findByRole('tab', { selected: true })).toBeTruthy();
    expect(screen.queryByText(/^Going on with/)).toBeNull();
    expect(await loadRun(importRun.id, actor.uid)).not.toBeNull();
  });

  it('shows everything before it writes anything, then writes it, and knows it again', async () => {
    const { services } = showImport();
    await upload(csv(TEA, MUG));
    expect((await importButton()).textContent).toBe('Import 2 products');
    expect(services.memory.products()).toEqual([]);
    const list = screen.getByRole('list', { name: 'Products of the import' });
    const row = await within(list).findByRole('button', { name: 'Details of Tea' });
    expect(row.textContent).toContain('€4.50');
    await userEvent.click(await importButton());
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy();
    expect(screen.getByText('2 products added')).toBeTruthy();
    expect(
      services.memory
        .products()
        .map(({ title, price }) => [title, price])
        .sort(),
    ).toEqual([
      ['Mug', 1200],
      ['Tea', 450],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await upload(csv(TEA, MUG));
    expect(await screen.findByText(/^Nothing to write/)).toBeTruthy();
  });

  it('begins anew after a result was read and the page left; the run is in the history', async () => {
    const { leave, visit } = showImport();
    await upload(csv(TEA));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    leave();
    visit();
    expect((await screen.findAllByLabelText('Choose files')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Import finished' })).toBeNull();
    expect(await screen.findByRole('button', { name: /^Undo the import of/ })).toBeTruthy();
  });

  it('shows a result that nobody has read yet, and a preview as it was left', async () => {
    const { leave, visit, session } = showImport();
    await upload(csv(TEA));
    await importButton();
    leave();
    const again = visit();
    await userEvent.click(await importButton());
    again.unmount();
    await vi.waitFor(() => expect(session.state.get().phase).toBe('done'));
    visit();
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeTruthy();
  });

  it('lets products be left out, and writes once however often the button is pressed', async () => {
    const { services } = showImport();
    await upload(csv(TEA, MUG));
    await importButton();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Tea' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Import 1 product' }));
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(screen.getByText('1 product added')).toBeTruthy();
    expect(await screen.findAllByText(/^Finished$/)).toHaveLength(1);
    expect(services.memory.products().map(({ title }) => title)).toEqual(['Mug']);
  });

  it('narrows by state and by words, and says what is wrong with a product and where', async () => {
    showImport();
    await upload(csv(TEA, MUG, 'bad,Bad,,B-1,,'));
    await importButton();
    await userEvent.click(screen.getByRole('button', { name: 'Errors 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Bad' }));
    const panel = await screen.findByRole('dialog', { name: 'Bad' });
    expect(within(panel).getByText(/no price that can be read/)).toBeTruthy();
    expect(within(panel).getAllByText('Row 4').length).toBeGreaterThan(0);
    await userEvent.click(within(panel).getByRole('button', { name: 'Close details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'All 3' }));
    await userEvent.type(screen.getByRole('searchbox'), 'm-1');
    expect(await screen.findByRole('button', { name: 'Details of Mug' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Details of Tea' })).toBeNull();
  });

  it('shows a change field by field, and keeps an edit made here', async () => {
    const { services } = showImport();
    await upload(csv(TEA));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    const [tea] = services.memory.products();
    services.memory.edit(`products/${tea?.id}`, { title: 'My tea' });
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await upload(csv('tea,Fine tea,<p>Green</p>,T-1,5.00,https://x.example/t.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Fine tea' }));
    const changes = screen.getByRole('table', { name: 'What changes' });
    expect(within(changes).getByRole('row', { name: 'Price €4.50 €5.00' })).toBeTruthy();
    const unchanged = screen.getByRole('table', { name: /^What stays/ });
    expect(within(unchanged).getByRole('row', { name: 'Product My tea Fine tea' })).toBeTruthy();
  });

  it('lists what vanished from the shop and leaves it alone', async () => {
    const { services } = showImport();
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await upload(csv(TEA));
    expect(
      await screen.findByRole('heading', { name: '1 product is not in this import' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mug' })).toBeTruthy();
    expect(services.memory.products()).toHaveLength(2);
    // There is nothing to write: what the import says is all that will be said.
    expect(screen.getByRole('button', { name: 'Archive it' })).toBeTruthy();
  });

  it('offers to archive what left the shop after the import, not before', async () => {
    showImport();
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await upload(csv(TEA, 'bowl,Bowl,,B-1,5.00,https://x.example/b.jpg'));
    await screen.findByRole('heading', { name: '1 product is not in this import' });
    expect(screen.queryByRole('button', { name: 'Archive it' })).toBeNull();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(screen.getByRole('button', { name: 'Archive it' })).toBeTruthy();
  });

  it('takes no products for gone where the file is another shop’s', async () => {
    showImport();
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await upload(csv('bowl,Bowl,,B-1,5.00,https://x.example/b.jpg'));
    expect(await screen.findByText(/seems to be another shop’s/)).toBeTruthy();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(screen.queryByRole('button', { name: /^Archive/ })).toBeNull();
  });

  it('takes the last of two names that are typed in quick succession, also the first one again', async () => {
    const { session } = showImport();
    await upload(csv(TEA, MUG));
    const field = await screen.findByRole('combobox', { name: 'Shop name' });
    for (const value of ['another-shop', 'my-shop']) {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
    expect(session.state.get().settings.shop).toBe('my-shop');
    await importButton();
  });

  it('leads from a run to what it wrote', async () => {
    const { services } = showImport();
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    const link = await screen.findByRole('link', { name: 'See the products' });
    const run = services.memory.products()[0]?.source?.runId;
    expect(run).toBeTruthy();
    expect(new URL(link.getAttribute('href') ?? '', 'https://x').searchParams.get('filter')).toBe(
      JSON.stringify({ 'source.runId': run }),
    );
  });

  it('takes the settings of the shop’s last import over, and says so: nothing is changed', async () => {
    const { services, session } = showImport();
    session.changeSettings({ currency: 'INR', shop: 'sari', status: 'draft' });
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    cleanup();
    const next = showImport('shopify', services);
    await vi.waitFor(() => expect(next.session.state.get().settings.shop).toBe('sari'));
    await upload(csv(TEA, MUG));
    expect(
      await screen.findByText(/^As at the last import of “sari” on .*currency, status/),
    ).toBeTruthy();
    expect(next.session.state.get().lines.map(({ state }) => state)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });

  it('reads a column as what somebody says it is, and the next import of the shop does the same', async () => {
    const text = 'Handle,Title,Variant Price,Online,Vendor\ntea,Tea,4.50,5.00,Acme\n';
    const shop = () => new File([text], 'shop.csv');
    const { services } = showImport();
    await upload(shop());
    await userEvent.click(await screen.findByRole('button', { name: /Columns of the file/ }));
    const becomes = () => screen.findByRole('combobox', { name: 'What “Online” becomes' });
    expect(
      await screen.findByRole('row', { name: /^Online 1 row · 5.00 1 Left out/ }),
    ).toBeTruthy();
    await userEvent.selectOptions(await becomes(), 'Price');
    expect(await screen.findByText('€5.00')).toBeTruthy();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What “Vendor” becomes' }),
      'Compare-at price',
    );
    expect(
      await screen.findByText(/^1 remark, the first in row 2: “Acme” is no amount/),
    ).toBeTruthy();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What “Vendor” becomes' }),
      'Leave out',
    );
    await vi.waitFor(() => expect(screen.queryByText(/is no amount/)).toBeNull());
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(services.memory.products()).toMatchObject([{ price: 500, brand: '' }]);
    cleanup();
    const next = showImport('shopify', services);
    await vi.waitFor(() => expect(next.session.state.get().remembered).not.toBeNull());
    await upload(shop());
    expect(await screen.findByText(/Nothing to write/)).toBeTruthy();
    expect(screen.getByText(/what columns are/)).toBeTruthy();
  });

  it('reads any other table once somebody says what its columns are', async () => {
    const { services } = showImport();
    await upload(new File(['Ware;VK;Kunde\nBecher;5,50;Ann\n'], 'list.csv'));
    const read = await screen.findByRole('button', { name: 'Read with these columns' });
    expect(read).toHaveProperty('disabled', true);
    const say = (heading: string, field: string) =>
      userEvent.selectOptions(
        screen.getByRole('combobox', { name: `What “${heading}” becomes` }),
        field,
      );
    await say('Ware', 'Title');
    await say('VK', 'Price');
    await userEvent.click(read);
    expect(await screen.findByText(/no export of Shopify or Wix/)).toBeTruthy();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(services.memory.products()).toMatchObject([{ title: 'Becher', price: 550 }]);
  });

  it('lets columns of a file be named that could not be read beside one that could', async () => {
    const { services } = showImport();
    await upload(csv(TEA), new File(['Ware;VK\nBecher;5,50\n'], 'list.csv'));
    await importButton();
    const panel = screen.getByRole('region', { name: 'Does it list products all the same?' });
    const say = (name: string, choice: string) =>
      userEvent.selectOptions(
        within(panel).getByRole('combobox', { name: `What “${name}” becomes` }),
        choice,
      );
    await say('Ware', 'Title');
    await say('VK', 'Price');
    await userEvent.click(within(panel).getByRole('button', { name: 'Read with these columns' }));
    expect(await screen.findByText(/no export of Shopify or Wix/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Does it list products/ })).toBeNull();
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(services.memory.products().map(({ title }) => title)).toEqual(['Tea', 'Becher']);
  });

  it('offers every column of a readable file for mapping, and none of which nothing would come', async () => {
    showImport();
    const stock = 'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Available,HS Code\n';
    await upload(
      new File(
        ['Handle,Title,Variant Price,Image Src,Image Position,Note\ntea,Tea,4.50,,1,new\n'],
        'shop.csv',
      ),
      new File([`${stock}tea,Tea,,,,Berlin,3,12\n`], 'stock.csv'),
    );
    await importButton();
    await userEvent.click(screen.getByRole('button', { name: /^Columns of the file/ }));
    const choices = async (name: string) => {
      const select = await screen.findByRole('combobox', { name: `What “${name}” becomes` });
      return within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    };
    for (const name of ['Handle', 'Title', 'Variant Price', 'Image Position'])
      expect(await choices(name)).toEqual(
        expect.arrayContaining(['Keep as attribute', 'Leave out']),
      );
    expect(await choices('Note')).toEqual(
      expect.arrayContaining(['Left out', 'Keep as attribute']),
    );
    expect(screen.queryByRole('combobox', { name: 'What “Location” becomes' })).toBeNull();
  });

  it('asks for the unit of a table’s weights where its heading names none', async () => {
    showImport();
    await upload(new File(['Slug,Name,Price,Weight (kg)\nmug,Mug,9,0.4\n'], 'list.csv'));
    await importButton();
    expect(screen.queryByLabelText('Weights are in')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another source' }));
    await upload(new File(['Slug,Name,Price,Weight\nmug,Mug,9,0.4\n'], 'list.csv'));
    expect(await screen.findByLabelText('Weights are in')).toBeTruthy();
  });

  it('reads a workbook, says which sheet it took, and takes another one when asked', async () => {
    const { services } = showImport();
    const sheet = (name: string, ...rows: string[][]) => ({ name, rows });
    const head = ['Handle', 'Title', 'Variant Price'];
    const bytes = makeWorkbook([
      sheet('Notes', ['Made on Monday', 'by Ann']),
      sheet('Tea', head, ['tea', 'Tea', '<c><v>4.5</v></c>']),
      sheet('Mugs', head, ['mug', 'Mug', '<c><v>12</v></c>']),
    ]);
    await upload(new File([new Uint8Array(bytes)], 'shop.xlsx'));
    expect(await screen.findByText(/Only the sheet “Tea” .* Not read: Notes, Mugs/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Read it otherwise: shop.xlsx' }));
    expect(screen.queryByRole('combobox', { name: 'Letters' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Sheet' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mugs' }));
    await screen.findByText(/Only the sheet “Mugs”/);
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(services.memory.products()).toMatchObject([{ title: 'Mug', price: 1200 }]);
  });

  it('says in its place why a file cannot be read', async () => {
    showImport();
    await upload(new File(['PK\u0003\u0004'], 'shop.csv'));
    expect(await screen.findByText(/compressed archive/)).toBeTruthy();
    await upload(new File(['handleId,fieldType,name\n'], 'wix.csv'));
    expect(await screen.findByText(/Import it on the Wix page/)).toBeTruthy();
  });

  it('says why a shop cannot be connected, without writing anything', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    showImport();
    await userEvent.click(screen.getByRole('tab', { name: 'Connect the shop' }));
    await userEvent.type(screen.getByLabelText(/^Shop/), 'my-shop');
    await userEvent.click(screen.getByRole('button', { name: 'Read products' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^my-shop.myshopify.com could not be reached/,
    );
    vi.unstubAllGlobals();
  });

  it('undoes a whole run from the history, and says what it spared', async () => {
    const { services } = showImport();
    await upload(csv(TEA, MUG));
    await userEvent.click(await importButton());
    await screen.findByRole('heading', { name: 'Import finished' });
    const tea = services.memory.products().find(({ title }) => title === 'Tea');
    services.memory.edit(`products/${tea?.id}`, { brand: 'Mine' });
    await userEvent.click(await screen.findByRole('button', { name: /^Undo the import of/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByRole('heading', { name: '1 of 2 products was undone' })).toBeTruthy();
    expect(screen.getByText('1 product deleted')).toBeTruthy();
    expect(await screen.findByText('Undone, in part: 1 of 2')).toBeTruthy();
    expect(
      screen.getByText('Tea: edited since the import, and undoing would lose that'),
    ).toBeTruthy();
    expect(services.memory.products().map(({ title }) => title)).toEqual(['Tea']);
  });
});
