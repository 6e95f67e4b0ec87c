import { requestSchema } from '@/domain/schemas/request.ts';

/** Largest attachment in bytes; the storage's rules hold the same number. */
export const MAX_ATTACHMENT_SIZE = 10 * 1024 * 1024;

/** Most files of one request, as its schema says. */
export const MAX_ATTACHMENTS = 10;

/** What can be attached; the storage's rules hold the same list. */
export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
  'text/plain',
];

/** Why a file cannot be attached; each has a message below `requests.form.error`. */
export type AttachmentProblem = 'type' | 'size' | 'empty' | 'count';

/** @returns why `file` cannot be attached beside `others` already chosen; null where it can. */
export const attachmentProblem = (
  file: Pick<File, 'size' | 'type'>,
  others: number,
): AttachmentProblem | null => {
  if (others >= MAX_ATTACHMENTS) return 'count';
  if (!ATTACHMENT_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_ATTACHMENT_SIZE ? 'size' : null;
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
