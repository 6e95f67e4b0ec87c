import { z } from 'zod';
import { PICTURE_FAILURES } from '../import/pictures/pictureFailure.ts';
import { id } from './common.ts';

/** Most products of one task. */
export const MAX_TASK_PRODUCTS = 200;

/** Most pictures that a task tells of one by one; the others are counted. */
export const MAX_REPORTED_PICTURES = 500;

/** A picture that stayed a link though it was tried. */
export const failedPictureSchema = z.object({
  productId: id,
  imageId: id,
  code: z.enum(PICTURE_FAILURES),
});

/** What a task says beside what every one does: whose pictures are to be copied, and which were not. */
export const pictureTaskFields = {
  productIds: z.array(id).min(1).max(MAX_TASK_PRODUCTS),
  /** 0 as soon as somebody is at it; missing until then. */
  parts: z.literal(0).nullish(),
  pictures: z.array(failedPictureSchema).max(MAX_REPORTED_PICTURES).nullish(),
};

/** A picture that stayed a link though it was tried. */
export type FailedPicture = z.infer<typeof failedPictureSchema>;
