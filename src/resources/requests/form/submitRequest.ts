import { isUnreachable } from '@/domain/errors.ts';
import type { StoredFile } from '@/domain/schemas/common.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { FileStore } from '@/providers/types.ts';
import { attachmentPath } from './attachment.ts';

/** What is stored of a new request; the rest is the data provider's. */
export type NewRequestRecord = Omit<
  SubmittedRequest,
  'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'auditId'
>;

/** A request as an owner writes it. */
export interface NewRequest {
  content: Pick<SubmittedRequest, 'kind' | 'subject' | 'message' | 'proposed'>;
  files: readonly File[];
}

/** A request that is being sent: once more, where there was no answer. */
export interface RequestTry extends NewRequest {
  /** The id it will have. */
  id: string;
  business: { id: string; name: string };
  /** What is uploaded of its files; undefined before. */
  attachments?: StoredFile[];
}

/** What sending needs. */
interface Sending {
  store: Pick<FileStore, 'upload' | 'remove'>;
  save: (record: NewRequestRecord) => Promise<unknown>;
  /** Told the share of each file's upload, from 0 to 1. */
  onUpload?: (name: string, share: number) => void;
}

/** A file could not be uploaded; nothing was submitted. */
export class AttachmentUploadError extends Error {
  constructor(
    readonly fileName: string,
    options: ErrorOptions,
  ) {
    super(fileName, options);
    this.name = 'AttachmentUploadError';
  }
}

const takeBack = (store: Sending['store'], attachments: readonly StoredFile[]) =>
  Promise.allSettled(attachments.map(({ fullPath }) => store.remove(fullPath)));

const uploadAll = async (
  { id, business, files }: RequestTry,
  { store, onUpload }: Sending,
): Promise<StoredFile[]> => {
  const attachments: StoredFile[] = [];
  for (const [index, file] of files.entries()) {
    const path = attachmentPath(business.id, id, file.name, index + 1);
    const task = store.upload(path, file, { contentType: file.type });
    const stop = task.subscribe(({ bytesTransferred, totalBytes }) =>
      onUpload?.(file.name, totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    try {
      const { metadata } = await task.done;
      attachments.push({ ...metadata, name: file.name });
    } catch (cause) {
      await takeBack(store, attachments);
      throw new AttachmentUploadError(file.name, { cause });
    } finally {
      stop();
    }
  }
  return attachments;
};

/**
 * Uploads a request's files, then stores the request. Where either is refused, the files are taken away again and nothing
 * is submitted. Where there was no answer it may have been: its files stay, noted in `one`, for the next try.
 * @throws AttachmentUploadError, or what `save` throws.
 */
export const submitRequest = async (one: RequestTry, sending: Sending): Promise<void> => {
  one.attachments ??= await uploadAll(one, sending);
  const { id, business, content, attachments } = one;
  try {
    await sending.save({
      id,
      ...content,
      businessId: business.id,
      businessName: business.name,
      attachments,
      status: 'submitted',
      reply: null,
    });
  } catch (error) {
    if (!isUnreachable(error)) {
      one.attachments = undefined;
      await takeBack(sending.store, attachments);
    }
    throw error;
  }
};
