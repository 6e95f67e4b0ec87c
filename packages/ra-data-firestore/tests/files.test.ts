import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, firestoreDataProvider, type UploadProgress } from '../src/index.ts';
import { connect, emulator } from './support/emulator.ts';

describe.skipIf(!emulator)('file fields (Firestore emulator)', () => {
  const { firestore, close } = connect();
  afterAll(close);
  const stored = new Map<string, Blob>();
  const progress: UploadProgress[] = [];
  const storage: FileStore = {
    upload: async (path, content, tell) => {
      if (content.size > 100) throw new Error('too large');
      tell(content.size, content.size);
      stored.set(path, content);
      return `https://files.example/${path}`;
    },
    remove: async path => void stored.delete(path),
  };
  const provider = firestoreDataProvider({
    firestore,
    storage,
    resources: { posts: { fileFields: ['image', 'attachments'], lock: 'version' } },
    onUploadProgress: one => progress.push(one),
  });
  const picked = (name: string, size = 3) => {
    const rawFile = new File(['x'.repeat(size)], name, { type: 'image/png' });
    return { rawFile, src: 'blob:preview', title: name };
  };
  beforeEach(() => stored.clear());

  it('uploads picked files under the record and stores their address', async () => {
    const { data } = await provider.create('posts', {
      data: { image: picked('a b.png'), attachments: [picked('1.pdf'), picked('2.pdf')] },
    });
    const raw = (await getDoc(doc(firestore, `posts/${data.id}`))).data();
    expect(raw?.image).toEqual({
      src: expect.stringMatching(
        new RegExp(`^https://files.example/posts/${data.id}/image/.*a-b.png$`),
      ),
      title: 'a b.png',
      path: expect.any(String),
    });
    expect(raw?.attachments).toHaveLength(2);
    expect(stored.size).toBe(3);
    expect(progress).toContainEqual({
      resource: 'posts',
      field: 'image',
      name: 'a-b.png',
      bytesTransferred: 3,
      totalBytes: 3,
    });
  });

  it('deletes a replaced file after the write, and the files of a deleted record', async () => {
    const { data } = await provider.create('posts', {
      data: { image: picked('old.png'), attachments: [picked('1.pdf')] },
    });
    const updated = await provider.update('posts', {
      id: data.id,
      data: { ...data, image: picked('new.png') },
      previousData: data,
    });
    const names = [...stored.keys()].map(path => path.replace(/^.*-/, '')).sort();
    expect(names).toEqual(['1.pdf', 'new.png']);
    await provider.delete('posts', { id: data.id, previousData: updated.data });
    expect(stored.size).toBe(0);
  });

  it('keeps the old file and deletes the new one when the write is refused', async () => {
    const { data } = await provider.create('posts', { data: { image: picked('old.png') } });
    await provider.update('posts', { id: data.id, data: { n: 1 }, previousData: data });
    await expect(
      provider.update('posts', {
        id: data.id,
        data: { ...data, image: picked('new.png') },
        previousData: data,
      }),
    ).rejects.toMatchObject({ status: 409 });
    expect([...stored.keys()]).toEqual([data.image.path]);
  });

  it('writes nothing when an upload fails, and leaves no file behind', async () => {
    await expect(
      provider.create('posts', {
        data: { id: 'failed', image: picked('ok.png'), attachments: [picked('large.pdf', 200)] },
      }),
    ).rejects.toThrow('too large');
    expect(stored.size).toBe(0);
    await expect(provider.getOne('posts', { id: 'failed' })).rejects.toMatchObject({ status: 404 });
  });
});
