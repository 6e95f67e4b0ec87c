import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocale } from '@/components/format/useFormat.ts';
import { formatBytes } from '@/components/images/formatBytes.ts';
import { isOwnAttachment } from '@/domain/requests/isOwnAttachment.ts';
import type { StoredFile } from '@/domain/schemas/common.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** The files sent with a request; each opens in a new tab. */
export const Attachments = ({
  request,
}: {
  request: Pick<SubmittedRequest, 'id' | 'businessId' | 'attachments'>;
}) => {
  const { files: store } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const [opening, setOpening] = useState<string | null>(null);
  const open = async (file: StoredFile) => {
    setOpening(file.fullPath);
    try {
      if (!isOwnAttachment(request, file)) throw new Error('Not a file of this request');
      const address = await store.resolve(await store.downloadUrl(file.fullPath));
      const link = document.createElement('a');
      link.href = address;
      link.download = file.name;
      link.target = '_blank';
      link.rel = 'noopener';
      link.click();
    } catch {
      notify('requests.show.noFile', { type: 'error', messageArgs: { name: file.name } });
    } finally {
      setOpening(null);
    }
  };
  return request.attachments.map((file, index) => (
    <Button
      // biome-ignore lint/suspicious/noArrayIndexKey: attachments stay as they were submitted
      key={index}
      size="small"
      color="inherit"
      startIcon={<AttachFile />}
      loading={opening === file.fullPath}
      aria-label={translate('requests.show.download', { name: file.name })}
      onClick={() => open(file)}
      sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'left' }}
    >
      {file.name} ({formatBytes(file.size, locale)})
    </Button>
  ));
};
