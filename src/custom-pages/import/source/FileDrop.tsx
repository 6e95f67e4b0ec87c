import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { useFileDrop } from '@/components/forms/useFileDrop.ts';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { useImportSession } from '../engine/SessionContext.ts';

/** Takes the platform's files by drop or by choice, several at once. */
export const FileDrop = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const { platform } = session.context;
  const read = (files: File[]) => {
    if (files.length > 0) void session.readUpload(files);
  };
  const { over, dropTarget } = useFileDrop(read);
  return (
    <Box
      {...dropTarget}
      sx={{
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: 1,
        px: 2,
        py: { xs: 3, md: 6 },
        textAlign: 'center',
      }}
    >
      <UploadFile
        sx={{ display: 'block', mx: 'auto', mb: 1, fontSize: 40, color: 'text.secondary' }}
      />
      <Typography sx={{ mb: 1.5, display: { xs: 'none', sm: 'block' } }}>
        {translate(over ? 'import.source.dropNow' : 'import.source.drop')}
      </Typography>
      <Button variant="contained" aria-describedby={rulesId} onClick={() => input.current?.click()}>
        {translate('import.source.choose')}
      </Button>
      <Typography
        id={rulesId}
        variant="body2"
        color="textSecondary"
        sx={{ mt: 2, mx: 'auto', maxWidth: 560 }}
      >
        {translate('import.source.rules', { platform: translate(`import.platform.${platform}`) })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mx: 'auto', maxWidth: 560 }}>
        {translate(`import.source.how.${platform}`)}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        accept=".csv,.txt,.xlsx,text/csv"
        tabIndex={-1}
        aria-label={translate('import.source.choose')}
        onChange={event => {
          read([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
        sx={visuallyHidden}
      />
    </Box>
  );
};
