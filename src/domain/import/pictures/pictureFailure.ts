import { isPassingStatus } from '../../retry.ts';

/** Why a picture stays a link. Words under `import.pictures.failure`. */
export const PICTURE_FAILURES = [
  'notAllowed',
  'refusedAddress',
  'unreachable',
  'notFound',
  'noImage',
  'tooLarge',
  'tooSlow',
  'notStored',
  'notTried',
] as const;

/** Why a picture stays a link. */
export type PictureFailureCode = (typeof PICTURE_FAILURES)[number];

/** A picture that cannot be copied; its message is the code. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';

  constructor(
    readonly code: PictureFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** What a picture's server says by a status other than 200. */
export const statusProblem = (status: number): PictureFailureCode =>
  isPassingStatus(status) ? 'unreachable' : 'notFound';
