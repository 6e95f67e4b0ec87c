import FormLabel from '@mui/material/FormLabel';
import { type ComponentProps, Suspense } from 'react';
import { LoadingSkeleton } from '../../states/LoadingSkeleton.tsx';
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
        <LoadingSkeleton variant="rounded" height={186} />
      </div>
    }
  >
    <LazyInput {...props} />
  </Suspense>
);
