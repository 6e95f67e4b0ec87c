import { withEmbedded } from '../reading/embed.ts';
import type { Part } from './part.ts';

/** `meta.embed` and `meta.prefetch`, and the option `references`. */
export const related = { aids: { related: withEmbedded } } satisfies Part;
