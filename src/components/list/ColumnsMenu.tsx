import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import type { ColumnsPopoverProps } from './ColumnsPopover.tsx';

const ColumnsPopover = lazyOverlay(() => import('./ColumnsPopover.tsx'));

/** Chooses which columns a list shows, and in which order. */
export const ColumnsMenu = <T extends RaRecord>(
  props: Pick<ColumnsPopoverProps<T>, 'columns' | 'choice' | 'onChoose'>,
) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('common.columns')}
      </Button>
      {anchor && (
        <Suspense>
          <ColumnsPopover
            anchor={anchor}
            onClose={() => setAnchor(null)}
            columns={props.columns}
            choice={props.choice}
            onChoose={props.onChoose}
          />
        </Suspense>
      )}
    </>
  );
};
