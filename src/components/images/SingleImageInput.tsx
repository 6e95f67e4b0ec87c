import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useRef, useSyncExternalStore } from 'react';
import { IMAGE_TYPES, MAX_PICTURE_MEGABYTES } from '@/domain/fileLimits.ts';
import { visuallyHidden } from '../progress/visuallyHidden.ts';
import type { UploadQueue } from '../upload/UploadQueue.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadList } from './UploadList.tsx';

/** One picture of a record: choose or drop another, or take it away. */
export const SingleImageInput = (props: {
  address: string | null;
  alt: string;
  queue: UploadQueue;
  changeLabel: string;
  removeLabel: string;
  help?: string;
  onRemove: () => void;
}) => {
  const { address, alt, queue, changeLabel, removeLabel, help, onRemove } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const take = (files: readonly File[]) => {
    // The newest choice stands; what is still on its way would only come after it.
    for (const { id } of items) queue.remove(id);
    queue.add(files.slice(0, 1), 1);
  };
  return (
    <Box
      onDragOver={event => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={event => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Thumbnail address={address} alt={alt} size={96} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={<AddPhoto />}
            onClick={() => input.current?.click()}
          >
            {changeLabel}
          </Button>
          {address && (
            <Button color="inherit" onClick={onRemove}>
              {removeLabel}
            </Button>
          )}
        </Box>
      </Box>
      <FormHelperText>
        {help} {translate('images.rules', { most: MAX_PICTURE_MEGABYTES })}
      </FormHelperText>
      <Box
        component="input"
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join()}
        tabIndex={-1}
        aria-label={changeLabel}
        onChange={event => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
        sx={visuallyHidden}
      />
      <UploadList queue={queue} />
    </Box>
  );
};
