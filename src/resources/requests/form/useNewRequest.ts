import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify, useStore, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFailureText } from '@/components/actions/useFailureText.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { StorageError } from '@/providers/types.ts';
import { newRequestSchema } from './attachment.ts';
import { PROPOSED_FIELDS, type ProposedText } from './ProposedFields.tsx';
import { AttachmentUploadError, submitRequest } from './submitRequest.ts';

/** What an owner who can sign in may ask for: nobody who is deactivated gets here. */
export const KINDS = ['detailsChange', 'giveaway', 'support'] as const;

interface Draft {
  kind: (typeof KINDS)[number];
  subject: string;
  message: string;
  proposed: ProposedText;
}

const EMPTY: Draft = { kind: 'support', subject: '', message: '', proposed: {} };

/** The proposed details that differ from the present ones. */
const differing = (proposed: ProposedText, current: ProposedText): ProposedText =>
  Object.fromEntries(
    PROPOSED_FIELDS.flatMap(field => {
      const value = proposed[field]?.trim();
      return value === undefined || value === (current[field] ?? '') ? [] : [[field, value]];
    }),
  );

/** The state of the form for a new request, kept in this browser until it is submitted. */
export const useNewRequest = (onDone: (id: string) => void) => {
  const { user } = useAuth();
  const { dataProvider, files: store } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStore<Draft>('requests.draft', EMPTY);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { data: business } = useGetOne<Business>('business', { id: user.uid });
  const current: ProposedText = Object.fromEntries(
    PROPOSED_FIELDS.map(field => [field, business?.[field] ?? '']),
  );

  const check = (): Pick<SubmittedRequest, 'kind' | 'subject' | 'message' | 'proposed'> | null => {
    const changes = differing(draft.proposed, current);
    const asked = draft.kind === 'detailsChange';
    const parsed = newRequestSchema.safeParse({ ...draft, proposed: asked ? changes : null });
    const found: Partial<Record<string, string>> = {};
    for (const { path, message } of parsed.error?.issues ?? [])
      found[String(path.at(-1))] ??= translate(message, { _: message });
    if (asked && Object.keys(changes).length === 0)
      found.proposed = translate('requests.form.error.nothingProposed');
    setErrors(found);
    return parsed.success && Object.keys(found).length === 0 ? parsed.data : null;
  };

  const explain = (error: unknown) => {
    if (!(error instanceof AttachmentUploadError)) return textOf(error);
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
    change: (fields: Partial<Draft>) => setDraft({ ...draft, ...fields }),
    current,
    files,
    setFiles,
    errors,
    failure,
    uploading,
    busy,
    submit,
  };
};
