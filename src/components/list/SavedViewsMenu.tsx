import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';

const SavedViewsPopover = lazyOverlay(withMessages(() => import('./SavedViewsPopover.tsx')));

/** Opens, saves and changes a person's views of the list. */
export const SavedViewsMenu = ({ columns }: { columns: readonly string[] }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = RESOURCES.find(known => known === resource);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('common.views.title')}
      </Button>
      {anchor && name && (
        <Suspense>
          <SavedViewsPopover
            anchor={anchor}
            resource={name}
            columns={columns}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
