import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useOpenAdded } from '@/components/notifications/useOpenAdded.ts';
import { readBySchema } from '@/components/recordForm/readValues.ts';
import { useCreationId } from '@/components/recordForm/useCreationId.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { StorageError } from '@/providers/storageError.ts';
import { createOnce } from '@/providers/unanswered/createOnce.ts';
import { paths } from '@/routes/paths.ts';
import { newRequestSchema } from './attachment.ts';
import {
  AttachmentUploadError,
  type NewRequest,
  type RequestTry,
  submitRequest,
} from './submitRequest.ts';

/** What an owner who can sign in may ask for: nobody who is deactivated gets here. */
export const KINDS = ['emailChange', 'giveaway', 'support'] as const;

/** What the form for a new request holds. */
export interface NewRequestValues {
  kind: (typeof KINDS)[number];
  subject: string;
  message: string;
  /** The address that is asked for. */
  email: string;
  files: File[];
}

const kept = z.object({
  kind: z.enum(KINDS),
  subject: z.string(),
  message: z.string(),
  email: z.string(),
});

/** What two files differ by. */
const fileKey = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** Reads the form. @param own the owner's present address, which is no change. */
const readRequest = ({ files, email, ...rest }: NewRequestValues, own: string) => {
  const asksEmail = rest.kind === 'emailChange';
  const proposed = asksEmail ? { businessEmail: email } : null;
  const read = readBySchema(newRequestSchema, { ...rest, proposed });
  const problems: Record<string, string> = {};
  if ('problems' in read) {
    const { 'proposed.businessEmail': wrongEmail, ...others } = read.problems;
    Object.assign(problems, others, wrongEmail && { email: wrongEmail });
  }
  if (asksEmail && email.trim().toLowerCase() === own.toLowerCase())
    problems.email = 'requests.form.error.sameEmail';
  if ('problems' in read || problems.email) return { problems };
  return { data: { content: read.data, files } };
};

/**
 * How an owner sends a new request; what is written is kept in this browser until then.
 * @param asked the kind it was opened for; null where none was named.
 */
export const useNewRequest = (asked: string | null, onDone: () => void) => {
  const { user } = useAuth();
  const { dataProvider, files: store } = useServices();
  const translate = useTranslate();
  const openAdded = useOpenAdded();
  const queryClient = useQueryClient();
  const [uploading, setUploading] = useState<string | null>(null);
  const creationId = useCreationId('requests');
  const current = useRef<RequestTry>(null);
  const form = {
    stored: null,
    draft: { resource: 'requests', record: 'new' },
    valuesOf: (): NewRequestValues => ({
      kind: KINDS.find(kind => kind === asked) ?? 'support',
      subject: '',
      message: '',
      email: '',
      files: [],
    }),
    fits: (_: NewRequestValues, draft: unknown) => kept.partial().safeParse(draft).data ?? {},
    read: (values: NewRequestValues) => readRequest(values, user.businessEmail),
    write: async ({ content, files }: NewRequest) => {
      const id = creationId([content, files.map(fileKey)]);
      if (current.current?.id !== id) {
        const business = { id: user.uid, name: user.businessName };
        current.current = { id, business, content, files };
      }
      try {
        await submitRequest(current.current, {
          store,
          save: data => createOnce(dataProvider, 'requests', data, user.uid),
          onUpload: (name, share) =>
            setUploading(
              translate('requests.form.uploading', { name, percent: Math.round(share * 100) }),
            ),
        });
      } finally {
        setUploading(null);
      }
      return null;
    },
    onSaved: (_: null, left: boolean) => {
      void queryClient.invalidateQueries({ queryKey: ['requests'] });
      onDone();
      const path = paths.request(current.current?.id ?? '');
      openAdded({ path, left, said: 'requests.done.submit', replace: true });
    },
    fieldKey: (field: string) =>
      ['subject', 'message'].includes(field) ? `requests.field.${field}` : `requests.form.${field}`,
    explain: (error: unknown) => {
      if (!(error instanceof AttachmentUploadError)) return null;
      const code = error.cause instanceof StorageError ? error.cause.code : 'unknown';
      return translate('requests.form.error.upload', { name: error.fileName, code });
    },
  };
  return { form, uploading, email: user.businessEmail };
};
