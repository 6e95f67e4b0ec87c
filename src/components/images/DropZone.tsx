import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { IMAGE_TYPES, MAX_PICTURE_MEGABYTES } from '@/domain/fileLimits.ts';
import { useFileDrop } from '../forms/useFileDrop.ts';
import { visuallyHidden } from '../progress/visuallyHidden.ts';

/** Takes pictures by drop or by choice, several at once. */
export const DropZone = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();
  const { over, dropTarget } = useFileDrop(onFiles);
  return (
    <Box
      {...dropTarget}
      sx={{
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: 1,
        px: 2,
        py: 2.5,
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Typography sx={{ display: { xs: 'none', sm: 'block' } }} color="textSecondary">
          {translate(over ? 'images.dropNow' : 'images.drop')}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<AddPhoto />}
          aria-describedby={rulesId}
          onClick={() => input.current?.click()}
        >
          {translate('images.add')}
        </Button>
      </Box>
      <Typography id={rulesId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('images.rules', { most: MAX_PICTURE_MEGABYTES })}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        accept={IMAGE_TYPES.join()}
        tabIndex={-1}
        aria-label={translate('images.add')}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
        sx={visuallyHidden}
      />
    </Box>
  );
};
