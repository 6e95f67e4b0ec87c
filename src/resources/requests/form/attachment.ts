import { fitPicture } from '@/components/images/fitPicture.ts';
import {
  ATTACHMENT_TYPES,
  MAX_FILE_BYTES,
  MAX_FILE_MEGABYTES,
  MAX_PICTURE_MEGABYTES,
} from '@/domain/fileLimits.ts';
import { requestSchema } from '@/domain/schemas/request.ts';

/** Most files of one request, as its schema says. */
export const MAX_ATTACHMENTS = 10;

/** Why a file cannot be attached; each has a message below `requests.form.error`. */
export type AttachmentProblem = 'type' | 'size' | 'empty' | 'count' | 'unreadable';

/** @returns how large a file may be, in megabytes: a picture is made smaller before it is attached. */
export const mostMegabytes = ({ type }: Pick<File, 'type'>): number =>
  type.startsWith('image/') ? MAX_PICTURE_MEGABYTES : MAX_FILE_MEGABYTES;

/** @returns why `file` cannot be attached beside `others` already chosen; null where it can. */
export const attachmentProblem = (
  file: Pick<File, 'size' | 'type'>,
  others: number,
): AttachmentProblem | null => {
  if (others >= MAX_ATTACHMENTS) return 'count';
  if (!ATTACHMENT_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > mostMegabytes(file) * 1024 * 1024 ? 'size' : null;
};

/** Longest edge of a picture that is made smaller to be attached, in pixels: writing stays legible. */
const PICTURE_EDGE = 3000;

/**
 * The file as it is attached: a picture that is too large is made smaller.
 * @throws PictureError where the browser cannot decode it.
 */
export const fitAttachment = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/')) return file;
  const blob = await fitPicture(file, MAX_FILE_BYTES, PICTURE_EDGE);
  if (blob === file) return file;
  const name = `${file.name.replace(/\.[^.]*$/, '')}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`;
  return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
};

/** A file name without anything that means something in a path, at most 100 characters. */
export const safeFileName = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+/, '')
    .trim();
  const [end = ''] = /\.[a-z\d]{1,8}$/i.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - end.length);
  return `${stem.slice(0, 100 - end.length) || 'file'}${end}`;
};

/** Where a request's file goes; the number keeps two files of one name apart. */
export const attachmentPath = (
  businessId: string,
  requestId: string,
  name: string,
  number: number,
): string => `business/${businessId}/requests/${requestId}/${number}-${safeFileName(name)}`;

/** The parts of a new request that are checked before it is sent. */
export const newRequestSchema = requestSchema.pick({
  kind: true,
  subject: true,
  message: true,
  proposed: true,
});
