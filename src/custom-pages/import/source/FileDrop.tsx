import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { useImportSession } from '../machinery/SessionContext.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes the platform's CSV files by drop or by choice, several at once. */
export const FileDrop = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const [over, setOver] = useState(false);
  const { platform } = session.context;
  const read = (files: File[]) => {
    if (files.length > 0) void session.readUpload(files);
  };
  return (
    <Box
      onDragOver={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        read([...event.dataTransfer.files]);
      }}
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
      <UploadFile sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography sx={{ mt: 1, mb: 1.5, display: { xs: 'none', sm: 'block' } }}>
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
        {translate(platform === 'shopify' ? 'import.source.howShopify' : 'import.source.howWix')}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        accept=".csv,.txt,text/csv"
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
