import { describe, expect, it, vi } from 'vitest';
import type { UploadTask } from '@/providers/types.ts';
import { AttachmentUploadError, type NewRequestRecord, submitRequest } from './submitRequest.ts';

const business = { id: 'b1', name: 'Shop' };
const content = { kind: 'support' as const, subject: 'Help', message: 'Please', proposed: null };
const files = [
  new File(['1'], 'a.txt', { type: 'text/plain' }),
  new File(['2'], 'b.txt', { type: 'text/plain' }),
];

const uploadTask = (path: string, fails: boolean): UploadTask => ({
  snapshot: () => ({ state: 'running', bytesTransferred: 0, totalBytes: 1 }),
  subscribe: () => () => {},
  pause: () => false,
  resume: () => false,
  cancel: () => false,
  done: fails
    ? Promise.reject(new Error('no'))
    : Promise.resolve({
        url: path,
        metadata: {
          bucket: 'x',
          name: 'stored',
          fullPath: path,
          size: 1,
          timeCreated: '',
          updated: '',
        },
      }),
});
const doubles = (failing?: string) => {
  const remove = vi.fn(async () => {});
  const upload = vi.fn((path: string) =>
    uploadTask(path, failing !== undefined && path.endsWith(failing)),
  );
  const save = vi.fn(async (_record: NewRequestRecord) => {});
  return { remove, upload, save };
};

describe('submitRequest', () => {
  it('stores the request with its files, under their own names', async () => {
    const { remove, upload, save } = doubles();
    await submitRequest(
      { id: 'q1', business, content, files },
      { store: { upload, remove }, save },
    );
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      id: 'q1',
      businessId: 'b1',
      status: 'submitted',
      reply: null,
      attachments: [
        { name: 'a.txt', fullPath: 'business/b1/requests/q1/1-a.txt' },
        { name: 'b.txt', fullPath: 'business/b1/requests/q1/2-b.txt' },
      ],
    });
    expect(remove).not.toHaveBeenCalled();
  });

  it('submits nothing and leaves no file when an upload fails', async () => {
    const { remove, upload, save } = doubles('b.txt');
    const run = submitRequest(
      { id: 'q1', business, content, files },
      { store: { upload, remove }, save },
    );
    await expect(run).rejects.toBeInstanceOf(AttachmentUploadError);
    expect(save).not.toHaveBeenCalled();
    expect(remove.mock.calls).toEqual([['business/b1/requests/q1/1-a.txt']]);
  });

  it('leaves no file when the request cannot be stored', async () => {
    const { remove, upload } = doubles();
    const save = vi.fn(() => Promise.reject(new Error('denied')));
    const run = submitRequest(
      { id: 'q1', business, content, files },
      { store: { upload, remove }, save },
    );
    await expect(run).rejects.toThrow('denied');
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('leaves the files where it may be stored, and sends it again with them', async () => {
    const { remove, upload, save } = doubles();
    const one = { id: 'q1', business, content, files };
    save.mockRejectedValueOnce(Object.assign(new Error('no answer'), { status: 503 }));
    const send = () => submitRequest(one, { store: { upload, remove }, save });
    await expect(send()).rejects.toThrow('no answer');
    expect(remove).not.toHaveBeenCalled();
    await send();
    expect(upload).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  it('uploads them anew where they were taken away', async () => {
    const { remove, upload, save } = doubles();
    const one = { id: 'q1', business, content, files };
    save.mockRejectedValueOnce(new Error('denied'));
    const send = () => submitRequest(one, { store: { upload, remove }, save });
    await expect(send()).rejects.toThrow('denied');
    await send();
    expect(upload).toHaveBeenCalledTimes(4);
  });
});
