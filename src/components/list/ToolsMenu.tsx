import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import type { To } from 'react-router';
import { lazyOverlay } from '../states/lazyPart.ts';

/** A page that works on what a list shows, and is needed now and then. */
export interface Tool {
  label: string;
  to: To;
  Icon: ComponentType<{ fontSize?: 'small' }>;
}

const ToolsMenuItems = lazyOverlay(() => import('./ToolsMenuItems.tsx'));

/** What is needed now and then, behind one button, so that the row of buttons stays one row. */
export const ToolsMenu = ({ tools }: { tools: readonly Tool[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<MoreHoriz />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('common.tools')}
      </Button>
      {anchor && <ToolsMenuItems anchor={anchor} tools={tools} onClose={() => setAnchor(null)} />}
    </>
  );
};
