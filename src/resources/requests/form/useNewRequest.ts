import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useStore, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { StorageError } from '@/providers/types.ts';
import { newRequestSchema } from './attachment.ts';
import { AttachmentUploadError, submitRequest } from './submitRequest.ts';

/** What an owner who can sign in may ask for: nobody who is deactivated gets here. */
export const KINDS = ['emailChange', 'giveaway', 'support'] as const;

type Kind = (typeof KINDS)[number];

interface Draft {
  kind: Kind;
  subject: string;
  message: string;
  /** The address that is asked for. */
  email: string;
}

const EMPTY: Draft = { kind: 'support', subject: '', message: '', email: '' };

/** One of the kinds that can be asked for; a kept draft or an address may name another. */
const kindOf = (text: string | null): Kind | undefined => KINDS.find(kind => kind === text);

/**
 * The state of the form for a new request, kept in this browser until it is submitted.
 * @param asked the kind it was opened for; null where none was named.
 */
export const useNewRequest = (asked: string | null, onDone: (id: string) => void) => {
  const { user } = useAuth();
  const { dataProvider, files: store } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [kept, setDraft] = useStore<Draft>('requests.draft', EMPTY);
  const [chosen, setChosen] = useState<Kind | undefined>(kindOf(asked));
  const draft: Draft = { ...EMPTY, ...kept, kind: chosen ?? kindOf(kept.kind) ?? EMPTY.kind };
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const sent = useRef(false);
  const [opened] = useState(draft);
  const { subject, message, email } = draft;
  const hasChanges = useCallback(
    () =>
      !sent.current &&
      (files.length > 0 ||
        subject !== opened.subject ||
        message !== opened.message ||
        email !== opened.email),
    [files, subject, message, email, opened],
  );
  const check = (): Pick<SubmittedRequest, 'kind' | 'subject' | 'message' | 'proposed'> | null => {
    const asksEmail = draft.kind === 'emailChange';
    const proposed = asksEmail ? { businessEmail: draft.email } : null;
    const parsed = newRequestSchema.safeParse({ ...draft, proposed });
    const found: Partial<Record<string, string>> = {};
    for (const { path, message } of parsed.error?.issues ?? [])
      found[String(path.at(-1))] ??= translate(message, { _: message });
    if (asksEmail && draft.email.trim().toLowerCase() === user.businessEmail.toLowerCase())
      found.businessEmail = translate('requests.form.error.sameEmail');
    setErrors(found);
    return parsed.success && Object.keys(found).length === 0 ? parsed.data : null;
  };

  const explain = (error: unknown) => {
    if (!(error instanceof AttachmentUploadError)) return errorText(error).sentence;
    const code = error.cause instanceof StorageError ? error.cause.code : 'unknown';
    return translate('requests.form.error.upload', { name: error.fileName, code });
  };

  const submit = async () => {
    if (running.current) return;
    const content = check();
    if (!content) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const id = dataProvider.newId('requests');
      await submitRequest(store, {
        id,
        save: data => dataProvider.create('requests', { data }),
        business: { id: user.uid, name: user.businessName },
        content,
        files,
        onUpload: (name, share) =>
          setUploading(
            translate('requests.form.uploading', { name, percent: Math.round(share * 100) }),
          ),
      });
      sent.current = true;
      setDraft(EMPTY);
      await queryClient.invalidateQueries({ queryKey: ['requests'] });
      notify('requests.done.submit', { type: 'success' });
      onDone(id);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      running.current = false;
      setBusy(false);
      setUploading(null);
    }
  };
  return {
    draft,
    change: (fields: Partial<Draft>) => {
      setChosen(undefined);
      setDraft({ ...draft, ...fields });
    },
    email: user.businessEmail,
    files,
    setFiles,
    errors,
    failure,
    uploading,
    busy,
    hasChanges,
    submit,
  };
};
