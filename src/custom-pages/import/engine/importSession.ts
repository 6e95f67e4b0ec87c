import type { ColumnChoices } from '@/domain/import/csv/columnTargets.ts';
import type { FileFormat } from '@/domain/import/csv/exportFile.ts';
import type { RememberedSettings } from '@/domain/import/rememberedSettings.ts';
import type { ImportSettings } from '@/domain/import/settings.ts';
import type { LivePage } from '@/domain/import/shopify/readShopify.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import { isByCode } from '@/domain/import/updatesBySku.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { readFiles } from './csvWorker.ts';
import { failedState } from './failedState.ts';
import { freshState, nothingRead } from './freshState.ts';
import { importLookalikes } from './importLookalikes.ts';
import type { ImportPlace } from './importPlace.ts';
import { importStore } from './importStore.ts';
import { keptOut } from './keptOut.ts';
import { planLines } from './planLines.ts';
import { readPages } from './readPages.ts';
import { readStored, type StoredProducts } from './readStored.ts';
import { readsOtherwise } from './readsOtherwise.ts';
import { loadRun } from './savedRun.ts';
import { type ImportSessionState, type SourceWay, stateStore } from './sessionState.ts';
import { settledVanished } from './settledVanished.ts';
import { shopSettings } from './shopSettings.ts';

/** A stop that the user asked for; nothing is wrong. */
class Stopped extends Error {}

/**
 * An import from the choice of its source to its preview, outside React, so that it survives
 * leaving the page. Writing is `startRun`'s business.
 */
export const createImportSession = (context: ImportPlace) => {
  const { platform, businessId, dataProvider } = context;
  const state = stateStore<ImportSessionState>(freshState(context));
  const store = importStore(dataProvider);
  let work = new AbortController();
  let rawFiles: File[] = [];
  let fileHash: string | null = null;
  /** What people had said of the columns when the files were read. */
  let readWith: ColumnChoices = {};
  /** The shop's stored products, read once a shop and read again after a run. */
  let stored: StoredProducts | null = null;
  let sources: readonly SourceProduct[] = [];
  let settings = state.get().settings;
  /** Stored products that the file has and a resumed run does not write. */
  let alsoInFile: ReadonlySet<string> = new Set();
  /** Whether this browser kept what a resumed run needs: that one is taken up from the history. */
  let isKept = false;

  const lookalikes = importLookalikes(context, state);

  const begin = () => {
    work.abort(new Stopped());
    work = new AbortController();
    return work.signal;
  };

  const showStored = (products: number) => {
    const busy = { what: 'existing' as const, label: settings.shop, share: null, rows: 0 };
    state.set({ fits: false, busy: { ...busy, products } });
  };

  const loadStored = async (signal: AbortSignal) => {
    const place = { businessId, platform, shop: settings.shop };
    // Our own exports, and codes, name products that may have come from anywhere.
    const isOwn = sources.some(source => source.ownId || isByCode(source));
    if (stored?.shop === place.shop && stored.isOwn === isOwn) return stored;
    stored = await readStored(dataProvider, place, isOwn, signal, showStored);
    return stored;
  };

  const plan = async (signal: AbortSignal) => {
    // At once, not with the first page that is read: the plan before could be carried out till then.
    showStored(0);
    const { products: existing, others } = await loadStored(signal);
    const total = Math.max(1, sources.length);
    const { lines, vanished } = await planLines({
      ...{ sources, settings, businessId, existing, others, alsoInFile, store, signal },
      progress: done =>
        state.set({
          busy: { what: 'checking', label: '', share: done / total, products: done, rows: 0 },
        }),
    });
    state.set({ excluded: keptOut(state.get().excluded, state.get().lines, lines) });
    state.set({ lines, fits: true, vanished, busy: null, phase: 'preview', problem: null });
    void lookalikes.look(signal);
  };

  const fail = (error: unknown) => {
    if (!(error instanceof Stopped)) state.set(failedState(error, sources.length > 0));
  };

  const take = async (found: readonly SourceProduct[], signal: AbortSignal) => {
    sources = found;
    state.set({ sources });
    await plan(signal);
  };

  /** Reads the files anew or for the first time; where nothing comes of them, asks for others. */
  const readRaw = async (signal: AbortSignal) => {
    const label = rawFiles.map(({ name }) => name).join(', ');
    const busy = { what: 'file' as const, label, share: 0, products: 0, rows: 0 };
    state.set({ problem: null, busy, fits: false });
    try {
      const choices = { columns: settings.columns, formats: state.get().formats };
      const read = await readFiles(platform, rawFiles, choices, signal, ({ share, rows }) =>
        state.set({ busy: { ...busy, share, rows } }),
      );
      fileHash = read.hash;
      readWith = choices.columns;
      sources = read.products;
      state.set({ files: read.files, failures: read.failures });
      if (read.products.length === 0)
        state.set({ phase: 'source', busy: null, sources, lines: [], vanished: [] });
      else await take(read.products, signal);
    } catch (error) {
      fail(error);
    }
  };

  const readUpload = (files: File[]) => {
    const signal = begin();
    // Other files are written in another way.
    if (files !== rawFiles) state.set({ formats: {} });
    rawFiles = files;
    state.set({ ...nothingRead(), phase: 'reading', channel: 'csv' });
    return readRaw(signal);
  };

  /**
   * @param shop what the shop is called unless it tells that itself.
   * @param open starts to read the shop; the credentials stay in its closure.
   */
  const readShop = async (
    label: string,
    shop: string,
    open: (signal: AbortSignal) => AsyncIterable<LivePage>,
  ) => {
    const signal = begin();
    const busy = { what: 'shop' as const, label, share: null, products: 0, rows: 0 };
    state.set({ ...nothingRead(), phase: 'reading', channel: 'api', problem: null, busy });
    rawFiles = [];
    fileHash = null;
    try {
      const { found, site } = await readPages(open(signal), signal, ({ capped, ...read }) =>
        state.set({ busy: { ...busy, ...read }, capped }),
      );
      const name = site ?? shop;
      if (name !== settings.shop) state.set(await shopSettings(context, name));
      ({ settings } = state.get());
      signal.throwIfAborted();
      if (found.length > 0) return await take(found, signal);
      const problem = { key: 'import.connect.empty', params: { shop: label } };
      state.set({ phase: 'source', busy: null, problem });
    } catch (error) {
      fail(error);
    }
  };

  const check = async () => {
    const signal = begin();
    try {
      await plan(signal);
    } catch (error) {
      fail(error);
    }
  };

  const changeSettings = (change: Partial<ImportSettings>) => {
    settings = { ...settings, ...change };
    state.set({ settings });
    if (readsOtherwise(state.get().files, readWith, settings.columns)) return void readRaw(begin());
    // What is written changes with the mode, but not what each product is.
    const isOnlyMode = Object.keys(change).every(key => key === 'mode' || key === 'images');
    if (!isOnlyMode && sources.length > 0 && settings.shop.trim() !== '') void check();
  };

  /** @param places where they are in the source: a plan with other settings keeps out the same ones. */
  const select = (places: Iterable<string>, selected: boolean) => {
    const excluded = new Set(state.get().excluded);
    for (const place of places) excluded[selected ? 'delete' : 'add'](place);
    state.set({ excluded });
  };

  /** Reads the same files once more; a preview stays where it is meanwhile. */
  const readAgain = () =>
    state.get().phase === 'preview' ? readRaw(begin()) : readUpload(rawFiles);

  /** Reads the files again, with what somebody says their columns are. */
  const nameColumns = (columns: ColumnChoices) => {
    settings = { ...settings, columns: { ...columns } };
    state.set({ settings });
    return readAgain();
  };

  /** Reads the files again, as one of them is said to be written (null: as usual). Another sheet has other products. */
  const changeFormat = (name: string, format: FileFormat | null) => {
    const { [name]: before, ...others } = state.get().formats;
    if (before?.sheet !== format?.sheet) state.set({ excluded: new Set() });
    state.set({ formats: format === null ? others : { ...others, [name]: format } });
    return readAgain();
  };

  /** Takes over what an earlier import of the shop was set to; null where there was none. */
  const remember = (shop: string, remembered: RememberedSettings | null) => {
    state.set({ remembered });
    changeSettings({ ...remembered?.settings, shop });
  };

  /** Gives up what there is, and begins anew with the choice of a source. */
  const reset = () => {
    begin();
    sources = [];
    rawFiles = [];
    fileHash = null;
    stored = null;
    alsoInFile = new Set();
    isKept = false;
    lookalikes.restore(undefined, []);
    lookalikes.forget();
    const { remembered } = state.get();
    // The next file is most likely of the same shop, and wanted in the same way.
    state.set({ ...freshState(context), settings, remembered });
  };

  /** Gives up reading: whoever does that goes on where they were, with an earlier run whose source was asked for, too. */
  const cancel = () => {
    const { way, address, resuming } = state.get();
    const asked = isKept ? null : resuming;
    reset();
    state.set({ way, address, resuming: asked });
  };

  /**
   * Takes up an earlier run: from what this browser kept, or, where it kept nothing, by asking for
   * its file or connection again.
   * @returns whether everything is there.
   */
  const resume = async (run: ImportRun): Promise<boolean> => {
    reset();
    const signal = begin();
    const saved = await loadRun(run.id, context.actor.uid);
    settings = saved?.run.settings ?? { ...settings, shop: run.shop };
    alsoInFile = new Set(saved?.run.alsoInFile);
    state.set({ resuming: run, settings, way: run.channel === 'api' ? 'connect' : 'upload' });
    if (!saved) return false;
    isKept = true;
    const linked = Object.values(saved.run.links ?? {}).map(link => link.stored);
    rawFiles = saved.run.files;
    state.set({ channel: saved.run.channel, phase: 'reading' });
    try {
      lookalikes.restore(saved.run.links, await store.productsOf(linked));
      await take(saved.sources, signal);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return {
    context,
    state,
    store,
    readUpload,
    nameColumns,
    changeFormat,
    readShop,
    check,
    changeSettings,
    remember,
    select,
    lookalikes,
    reset,
    resume,
    cancel,
    choose: (way: SourceWay) => state.set({ way }),
    address: (address: string) => state.set({ address }),
    /** The result of a run that was undone is no result any more. */
    forgetResult: (runId: string) => {
      const { phase, run } = state.get();
      if (phase === 'done' && run?.id === runId) reset();
    },
    /** What was stored has changed: it is read again before the next plan. */
    forgetStored: () => {
      stored = null;
      lookalikes.forget();
    },
    /** Products that left the shop were changed. */
    settleVanished: (ids: readonly string[], status: 'draft' | 'archived') => {
      stored = null;
      state.set({ vanished: settledVanished(state.get().vanished, ids, status) });
    },
    uploaded: () => ({ files: rawFiles, hash: fileHash }),
  };
};

/** An import in the making. */
export type ImportSession = ReturnType<typeof createImportSession>;
