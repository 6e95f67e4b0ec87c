import AttachFile from '@mui/icons-material/AttachFile';
import Cancel from '@mui/icons-material/Cancel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { ATTACHMENT_TYPES, MAX_FILE_MEGABYTES } from '@/domain/fileLimits.ts';
import {
  type AttachmentProblem,
  attachmentProblem,
  fitAttachment,
  MAX_ATTACHMENTS,
  mostMegabytes,
} from './attachment.ts';
import type { NewRequestValues } from './useNewRequest.ts';

/** Chooses the files of a request; says which cannot be attached and why. */
export const AttachmentField = () => {
  const { field } = useController<NewRequestValues, 'files'>({ name: 'files' });
  const { value: files, onChange } = field;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const add = async (chosen: readonly File[]) => {
    const accepted = [...files];
    const refused: string[] = [];
    setBusy(true);
    for (const file of chosen) {
      const refuse = (problem: AttachmentProblem) =>
        refused.push(
          translate(`requests.form.error.${problem}`, {
            name: file.name,
            count: MAX_ATTACHMENTS,
            most: mostMegabytes(file),
          }),
        );
      const problem = attachmentProblem(file, accepted.length);
      if (problem) refuse(problem);
      else
        await fitAttachment(file).then(
          fitting => accepted.push(fitting),
          () => refuse('unreadable'),
        );
    }
    setBusy(false);
    setProblems(refused);
    onChange(accepted);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ATTACHMENT_TYPES.join()}
        onChange={event => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AttachFile />}
        loading={busy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {translate('requests.form.attach')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {translate('requests.form.attachHelp', {
          count: MAX_ATTACHMENTS,
          most: MAX_FILE_MEGABYTES,
        })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {files.map(file => (
          <Chip
            key={`${file.name} ${file.size} ${file.lastModified}`}
            label={file.name}
            onDelete={() => onChange(files.filter(other => other !== file))}
            deleteIcon={
              <Cancel aria-label={translate('requests.form.remove', { name: file.name })} />
            }
          />
        ))}
      </Box>
      {problems.map(problem => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
    </Box>
  );
};
