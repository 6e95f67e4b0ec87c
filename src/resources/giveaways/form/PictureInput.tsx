import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { storedPath } from '@/components/images/imageFile.ts';
import { SingleImageInput } from '@/components/images/SingleImageInput.tsx';
import type { UploadQueue } from '@/components/upload/UploadQueue.ts';
import type { GiveawayFormValues } from './giveawayForm.ts';

/** A giveaway's picture: a file to upload, the prize's own, or one that lies elsewhere. */
export const PictureInput = ({ queue }: { queue: UploadQueue }) => {
  const translate = useTranslate();
  const { watch, setValue } = useFormContext<GiveawayFormValues>();
  const [address, title] = watch(['imageUrl', 'title']);
  return (
    <>
      <SingleImageInput
        address={address || null}
        alt={title}
        queue={queue}
        changeLabel={translate('giveaways.form.chooseImage')}
        removeLabel={translate('giveaways.form.removeImage')}
        help={translate('giveaways.form.imageHelp')}
        onRemove={() => setValue('imageUrl', '')}
      />
      {storedPath(address) === null && (
        <Box sx={{ mt: 2 }}>
          <TextInput name="imageUrl" label={translate('giveaways.form.image')} type="url" />
        </Box>
      )}
    </>
  );
};
