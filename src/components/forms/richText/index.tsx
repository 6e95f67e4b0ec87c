import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../states/lazyPart.ts';
import type { RichTextInput as Input } from './RichTextInput.tsx';

const LazyInput = lazyPart(async () => ({
  default: (await import('./RichTextInput.tsx')).RichTextInput,
}));

/** Formatted text; what edits it is loaded once the form shows, and its room is kept. */
export const RichTextInput = (props: ComponentProps<typeof Input>) => (
  <Suspense
    fallback={
      <div>
        <FormLabel sx={{ display: 'block', mb: 0.5, fontSize: 13 }}>{props.label}</FormLabel>
        <Skeleton variant="rounded" height={186} />
      </div>
    }
  >
    <LazyInput {...props} />
  </Suspense>
);
