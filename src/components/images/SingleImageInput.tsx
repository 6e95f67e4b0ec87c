import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useRef, useSyncExternalStore } from 'react';
import { useController } from 'react-hook-form';
import { IMAGE_TYPES, MAX_PICTURE_MEGABYTES } from '@/domain/fileLimits.ts';
import { visuallyHidden } from '../progress/visuallyHidden.ts';
import { useUploadQueue } from '../recordForm/useUploadQueue.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadList } from './UploadList.tsx';

/** What stands below, where there is a picture and where there is none. */
export interface ImageHelp {
  some: string;
  none: string;
}

/** One picture of the record in the form: choose or drop another, or take it away. */
export const SingleImageInput = (props: {
  source: string;
  /** Folder of its file, without a slash at its end. */
  folder: string;
  /** Longest edge in pixels; larger pictures are made smaller. */
  edge: number;
  alt: string;
  changeLabel: string;
  removeLabel: string;
  help?: ImageHelp;
  /** What the form holds where there is none. */
  none: null | '';
}) => {
  const { folder, edge, alt, changeLabel, removeLabel, help, none } = props;
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const address: string | null = field.value || null;
  const queue = useUploadQueue({ folder, renditions: { '': edge } }, ({ files: [file] }) => {
    if (file) field.onChange(file.url);
  });
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
            <Button color="inherit" onClick={() => field.onChange(none)}>
              {removeLabel}
            </Button>
          )}
        </Box>
      </Box>
      <FormHelperText>
        {address ? help?.some : help?.none}{' '}
        {translate('images.rules', { most: MAX_PICTURE_MEGABYTES })}
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
