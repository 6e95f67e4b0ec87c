import 'fake-indexeddb/auto';
import { get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME, draftKey } from '../draft/draftStore.ts';
import { keepRestoring } from '../history/interruptedRestorings.ts';
import { checkKey, importRunStore, searchStore, spellingsKey } from './localStores';
import { deleteLocalWork, findLocalWork, sweepLocalWork } from './localWork';

const NOW = 1_800_000_000_000;

/** The browser's storage, whose keys are its own properties. */
const storage = () => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
    key: (index: number) => Object.keys(kept)[index] ?? null,
  };
  return new Proxy(kept, {
    get: (target, name) =>
      name === 'length' ? Object.keys(target).length : Reflect.get(methods, name),
  });
};

const keepDraft = (uid: string, record: string, savedAt = NOW) =>
  localStorage.setItem(
    draftKey(uid, 'products', record),
    JSON.stringify({ savedAt, original: {}, changes: { notes: 'secret' } }),
  );
const keepRun = async (id: string, uid: string, at?: number) => {
  await set(id, { uid, ...(at !== undefined && { at }), slices: 1 }, importRunStore());
  await set(`${id}/0`, [{ title: 'Lamp' }], importRunStore());
};

const keepRestored = (uid: string, batchId: string, startedAt = NOW) => {
  const about = { address: '/point-in-time', ids: ['p1'], reason: 'a mistake' };
  keepRestoring(localStorage, uid, { batchId, startedAt, ...about });
};

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.stubGlobal('localStorage', storage());
  keepRestored('norden', 'b1');
  keepRestored('cedar', 'b2');
  keepDraft('norden', 'p1');
  keepDraft('norden', 'p2');
  keepDraft('norden-2', 'p1');
  await keepRun('run-1', 'norden', NOW);
  await keepRun('run-2', 'cedar', NOW);
  await set('norden', { at: NOW }, searchStore());
  await set(checkKey('norden', 'norden'), { at: NOW }, searchStore());
  await set(checkKey('cedar', 'norden'), { at: NOW }, searchStore());
  await set(spellingsKey('norden', 'norden'), { at: NOW }, searchStore());
  await set(spellingsKey('cedar', 'norden'), { at: NOW }, searchStore());
  await set('cedar', { at: NOW }, searchStore());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what this browser keeps', () => {
  it('is counted for the one who asks', async () => {
    expect(await findLocalWork('norden')).toEqual({
      drafts: 2,
      imports: 1,
      searches: 1,
      checks: 1,
      spellings: 1,
      restorings: 1,
    });
    expect(await findLocalWork('nobody')).toEqual({
      drafts: 0,
      imports: 0,
      searches: 0,
      checks: 0,
      spellings: 0,
      restorings: 0,
    });
  });

  it('is deleted with all its parts, and others’ stays', async () => {
    await deleteLocalWork('norden');
    expect(await findLocalWork('norden')).toEqual({
      drafts: 0,
      imports: 0,
      searches: 0,
      checks: 0,
      spellings: 0,
      restorings: 0,
    });
    expect(await keys(importRunStore())).toEqual(['run-2', 'run-2/0']);
    expect(await findLocalWork('cedar')).toEqual({
      drafts: 0,
      imports: 1,
      searches: 1,
      checks: 1,
      spellings: 1,
      restorings: 1,
    });
    expect(await findLocalWork('norden-2')).toMatchObject({ drafts: 1 });
  });

  it('goes by itself when it is too old, whoever’s it is', async () => {
    keepDraft('norden', 'p1', NOW - DRAFT_LIFETIME);
    keepRestored('norden', 'b1', NOW - DRAFT_LIFETIME);
    await keepRun('run-1', 'norden');
    await set('norden', { at: NOW - DRAFT_LIFETIME }, searchStore());
    await set(checkKey('norden', 'norden'), { at: NOW - DRAFT_LIFETIME }, searchStore());
    await set(spellingsKey('norden', 'norden'), { at: NOW - DRAFT_LIFETIME }, searchStore());
    await sweepLocalWork(NOW + 1);
    expect(Object.keys(localStorage).filter(key => key.includes('restoring'))).toHaveLength(1);
    expect(await findLocalWork('norden')).toEqual({
      drafts: 1,
      imports: 0,
      searches: 0,
      checks: 0,
      spellings: 0,
      restorings: 0,
    });
    expect(await get('run-1/0', importRunStore())).toBeUndefined();
    expect(await findLocalWork('cedar')).toEqual({
      drafts: 0,
      imports: 1,
      searches: 1,
      checks: 1,
      spellings: 1,
      restorings: 1,
    });
  });
});
