import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { storedPath } from '@/components/images/imageFile.ts';
import { SingleImageInput } from '@/components/images/SingleImageInput.tsx';
import type { GiveawayFormValues } from './giveawayForm.ts';

/** Longest edge of a giveaway's picture, in pixels. */
const EDGE = 1600;

/** A giveaway's picture: a file to upload, the prize's own, or one that lies elsewhere. */
export const PictureInput = ({ folder }: { folder: string }) => {
  const translate = useTranslate();
  const { watch } = useFormContext<GiveawayFormValues>();
  const [address, title] = watch(['imageUrl', 'title']);
  const help = translate('giveaways.form.imageHelp');
  return (
    <>
      <SingleImageInput
        source="imageUrl"
        folder={folder}
        edge={EDGE}
        alt={title}
        changeLabel={translate('giveaways.form.chooseImage')}
        removeLabel={translate('giveaways.form.removeImage')}
        help={{ some: help, none: help }}
        none=""
      />
      {storedPath(address) === null && (
        <Box sx={{ mt: 2 }}>
          <TextInput name="imageUrl" label={translate('giveaways.form.image')} type="url" />
        </Box>
      )}
    </>
  );
};
