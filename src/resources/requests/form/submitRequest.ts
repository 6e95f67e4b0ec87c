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
  /** The id it will have. */
  id: string;
  save: (record: NewRequestRecord) => Promise<unknown>;
  business: { id: string; name: string };
  content: Pick<SubmittedRequest, 'kind' | 'subject' | 'message' | 'proposed'>;
  files: readonly File[];
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

/**
 * Uploads a request's files, then stores the request. Where either fails, the files are taken away
 * again and nothing is submitted.
 * @throws AttachmentUploadError, or what `save` throws.
 */
export const submitRequest = async (
  store: Pick<FileStore, 'upload' | 'remove'>,
  { id, save, business, content, files, onUpload }: NewRequest,
): Promise<void> => {
  const attachments: StoredFile[] = [];
  const takeBack = () =>
    Promise.allSettled(attachments.map(({ fullPath }) => store.remove(fullPath)));
  try {
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
        throw new AttachmentUploadError(file.name, { cause });
      } finally {
        stop();
      }
    }
    await save({
      id,
      ...content,
      businessId: business.id,
      businessName: business.name,
      attachments,
      status: 'submitted',
      reply: null,
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
};
