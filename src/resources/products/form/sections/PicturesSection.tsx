import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { DropZone } from '@/components/images/DropZone.tsx';
import { PictureList } from '@/components/images/PictureList.tsx';
import { LARGE_EDGE, productPicture, THUMBNAIL_EDGE } from '@/components/images/productPicture.ts';
import { UploadList } from '@/components/images/UploadList.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useUploadQueue } from '@/components/recordForm/useUploadQueue.ts';
import { MAX_IMAGES } from '@/domain/fileLimits.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';

const RESTORE_TIME = 8000;

const RENDITIONS = { '': LARGE_EDGE, '-thumb': THUMBNAIL_EDGE };

/** The product's pictures: those it has, and those on their way. */
export const PicturesSection = ({ folder }: { folder: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext<ProductFormValues>();
  const pictures = useWatch<ProductFormValues, 'images'>({ name: 'images' });
  const problem = form.formState.errors.images?.message;
  const change = (images: ProductImage[]) => form.setValue('images', images);
  const queue = useUploadQueue({ folder, renditions: RENDITIONS }, uploaded => {
    const picture = productPicture(uploaded);
    if (picture) change([...form.getValues('images'), picture]);
  });
  const onRemoved = (picture: ProductImage, index: number) => {
    const variants = form.getValues('variants');
    const users = variants.filter(variant => variant.imageUrl === picture.url);
    const setPicture = (imageUrl: string | null) =>
      form.setValue(
        'variants',
        form
          .getValues('variants')
          .map(v => (users.some(({ id }) => id === v.id) ? { ...v, imageUrl } : v)),
      );
    if (users.length > 0) setPicture(null);
    notify('images.removed', {
      type: 'info',
      autoHideDuration: RESTORE_TIME,
      messageArgs: { number: index + 1 },
      onUndo: () => {
        const now = form.getValues('images');
        change([...now.slice(0, index), picture, ...now.slice(index)]);
        if (users.length > 0) setPicture(picture.url);
      },
    });
  };
  return (
    <Panel title={translate('products.form.section.pictures')}>
      <PictureList pictures={pictures} onChange={change} onRemoved={onRemoved} />
      {pictures.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate('images.altHelp')}
        </Typography>
      )}
      <DropZone
        onFiles={files => {
          const onTheirWay = queue.items().filter(item => item.state !== 'refused').length;
          queue.add(files, MAX_IMAGES - pictures.length - onTheirWay);
        }}
      />
      {problem && (
        <FormHelperText error role="alert">
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
      <UploadList queue={queue} />
    </Panel>
  );
};
